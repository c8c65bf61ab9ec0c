import type { Shape } from './shape.ts';

/** What a reference leads to; undefined where it leads nowhere. */
export type ShapeAt = (reference: string) => Shape | undefined;

/** Words that a reference may lead to and that are not taken. */
interface StrangeWords {
  readonly strange: readonly string[];
  /** Whether none of its words is taken. */
  readonly isNever: boolean;
  /** Whether it is entries of a catalogue that are not taken, and not another of their fields that was meant. */
  readonly isOfEntries: boolean;
  /** A reference beside it, all of whose words are taken. */
  readonly nearest: string | undefined;
}

/** Which words a reference may lead to that are not among `taken`; nothing where its words are not known. */
export function strangeWords(reference: string, taken: readonly string[], shapeAt: ShapeAt): StrangeWords {
  const shape = shapeAt(reference);
  const strange = strangeOf(shape, taken);
  const isNever = strange.length > 0 && shape?.words?.some((word) => taken.includes(word)) === false;
  const nearest = isNever ? besides(reference, shapeAt).find((one) => isTaken(shapeAt(one), taken)) : undefined;
  return { strange, isNever, isOfEntries: shape?.from !== undefined && nearest === undefined, nearest };
}

function strangeOf(shape: Shape | undefined, taken: readonly string[]): string[] {
  return (shape?.words ?? []).filter((word) => word !== '' && !taken.includes(word));
}

function isTaken(shape: Shape | undefined, taken: readonly string[]): boolean {
  return shape?.words !== undefined && strangeOf(shape, taken).length === 0;
}

/** The fields of what the reference leads to, what it is a field of, and the other fields of that. */
function besides(reference: string, shapeAt: ShapeAt): string[] {
  const outer = reference.slice(0, Math.max(0, reference.lastIndexOf('.')));
  const fieldsOf = (of: string): string[] => [...(shapeAt(of)?.fields.keys() ?? [])].map((field) => `${of}.${field}`);
  return [...fieldsOf(reference), ...(outer === '' ? [] : [outer, ...fieldsOf(outer)])];
}
