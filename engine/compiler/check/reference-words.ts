import type { Shape } from './shape.ts';

/** The shape of a reference's target; undefined if it has none. */
export type ShapeAt = (reference: string) => Shape | undefined;

/** The possible values of a reference that a parameter does not accept. */
interface StrangeWords {
  readonly strange: readonly string[];
  /** Whether none of its possible values is accepted. */
  readonly isNever: boolean;
  /** Whether the values are catalogue entries, and no other field of them is accepted. */
  readonly isOfEntries: boolean;
  /** A related reference whose values are all accepted. */
  readonly nearest: string | undefined;
}

/** The possible values of a reference that are not in `accepted`; none if its values are unknown. */
export function strangeWords(reference: string, accepted: readonly string[], shapeAt: ShapeAt): StrangeWords {
  const shape = shapeAt(reference);
  const strange = strangeOf(shape, accepted);
  const isNever = strange.length > 0 && shape?.words?.some((word) => accepted.includes(word)) === false;
  const nearest = isNever ? besides(reference, shapeAt).find((one) => isAccepted(shapeAt(one), accepted)) : undefined;
  return { strange, isNever, isOfEntries: shape?.from !== undefined && nearest === undefined, nearest };
}

function strangeOf(shape: Shape | undefined, accepted: readonly string[]): string[] {
  return (shape?.words ?? []).filter((word) => word !== '' && !accepted.includes(word));
}

function isAccepted(shape: Shape | undefined, accepted: readonly string[]): boolean {
  return shape?.words !== undefined && strangeOf(shape, accepted).length === 0;
}

/** The related references: the fields of its target, the object it belongs to, and the other fields of that object. */
function besides(reference: string, shapeAt: ShapeAt): string[] {
  const outer = reference.slice(0, Math.max(0, reference.lastIndexOf('.')));
  const fieldsOf = (of: string): string[] => [...(shapeAt(of)?.fields.keys() ?? [])].map((field) => `${of}.${field}`);
  return [...fieldsOf(reference), ...(outer === '' ? [] : [outer, ...fieldsOf(outer)])];
}
