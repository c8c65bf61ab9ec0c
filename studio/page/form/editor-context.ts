import { type ComponentType, createContext, useContext } from 'react';

import type { Choices, Kinds, Problem } from '../answers.ts';
import type { Path, Schema, Schemas } from './schema.ts';

/** A change of the open file. */
export type Edit =
  | { readonly op: 'set'; readonly path: Path; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: Path }
  | { readonly op: 'insert'; readonly path: Path; readonly index: number; readonly value: unknown }
  | { readonly op: 'move'; readonly path: Path; readonly from: number; readonly to: number };

/** What another file needs together with a change of the open one. */
export interface EditElsewhere {
  readonly name: string;
  readonly edits: readonly Edit[];
}

/** A value of the open file, and where it stands. */
export interface ValueProps {
  readonly label: string;
  readonly path: Path;
  readonly schema: Schema;
  readonly value: unknown;
  readonly isRequired?: boolean;
}

/** What is open: a file and a place in it that was tapped, or the texts beside that file's screen. */
export interface Opened {
  readonly file: string;
  readonly pointer: string;
  readonly view: 'file' | 'texts';
  /** Whether the focus goes to the place, or to the first field without one. */
  readonly toField: boolean;
}

/** What the parts of the form share. */
export interface Editor {
  readonly name: string;
  /** What the file holds. */
  readonly file: unknown;
  readonly schemas: Schemas;
  readonly choices: Choices;
  readonly kinds: Kinds;
  readonly problems: readonly Problem[];
  /** The pointers of what is open. */
  readonly open: ReadonlySet<string>;
  readonly toggle: (pointer: string) => void;
  /**
   * Changes the file, and ends when the page shows it, with whether it was changed; edits of one `group` that follow each
   * other are undone together. `also` is what other files need with it.
   */
  readonly edit: (edits: readonly Edit[], group?: string, also?: readonly EditElsewhere[]) => Promise<boolean>;
  /** Adds a value, and opens it; ends when the page shows it. */
  readonly add: (edit: Edit) => Promise<boolean>;
  /** Removes a value; asks first where other places name it. */
  readonly remove: (path: Path) => void;
  /** Shows a value within another: with its head, or its inside alone. They hold each other, so they come from here. */
  readonly views: { readonly Whole: ComponentType<ValueProps>; readonly Inside: ComponentType<ValueProps> };
  /** Opens another file. */
  readonly openFile: (file: string) => void;
  /** Outlines a place in the preview; without one the outline goes. */
  readonly outline: (pointer?: string) => void;
}

const context = createContext<Editor | undefined>(undefined);

/** Provides the editor of the open file. */
export const EditorProvider = context.Provider;

/** The editor of the open file. @throws outside of a form */
export function useEditor(): Editor {
  const editor = useContext(context);
  if (!editor) throw new Error('A part of a form stands outside of a form.');
  return editor;
}

/** The JSON Pointer of a path. */
export function pointerOf(path: Path): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The path of a JSON Pointer; parts of digits alone are indexes. */
export function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
