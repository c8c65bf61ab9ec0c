import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

/** A place of a file. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
}

const unfinished = z.object({ file: z.string(), pointer: z.string(), typed: z.string() });
/** What was typed at a place of a file and is no value of it yet. */
export type Unfinished = z.output<typeof unfinished>;

const storageKey = 'karat-studio-unfinished';
const listeners = new Set<() => void>();
let all = read();

function read(): readonly Unfinished[] {
  try {
    return z.array(unfinished).parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** What is unfinished at a place; undefined if nothing is. */
export function unfinishedAt({ file, pointer }: Place): string | undefined {
  return all.find((entry) => entry.file === file && entry.pointer === pointer)?.typed;
}

/** Keeps what is unfinished in this tab, whatever closes its field; without it the place is finished. */
export function keepUnfinished({ file, pointer }: Place, typed = ''): void {
  if ((unfinishedAt({ file, pointer }) ?? '') === typed) return;
  const rest = all.filter((entry) => entry.file !== file || entry.pointer !== pointer);
  all = typed.trim() === '' ? rest : [...rest, { file, pointer, typed }];
  sessionStorage.setItem(storageKey, JSON.stringify(all));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All that is unfinished in this tab. */
export function useUnfinished(): readonly Unfinished[] {
  return useSyncExternalStore(subscribe, () => all);
}
