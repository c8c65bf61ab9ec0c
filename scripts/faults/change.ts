/** Whether a value is a number, or a text of the contract that is one. */
export function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
}

/** Another value of the same type as `value`. */
export function broken(value: unknown, other: string): unknown {
  return typeof value === 'number' ? Number(other) : other;
}

/**
 * Returns a copy of an answer in which the first value of a record that `isMeant` is replaced by `change`; a value that
 * becomes undefined is left out. Records inside are looked through first. Without such a value the copy is equal.
 */
export function withFirst(
  answer: unknown,
  isTarget: (value: unknown) => boolean,
  change: (value: unknown) => unknown,
): unknown {
  const copy: unknown = structuredClone(answer);
  changeFirst(copy, isTarget, change);
  return copy;
}

/** Returns a copy of an answer in which every list is empty. */
export function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, emptied(value)]));
}

function changeFirst(
  part: unknown,
  isTarget: (value: unknown) => boolean,
  change: (value: unknown) => unknown,
): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const entries = Object.entries(part);
  if (entries.some(([, value]) => changeFirst(value, isTarget, change))) return true;
  // Names and addresses may be any text, so a change in them is no fault.
  const isName = (key: string): boolean => /memo|address|hash|id$/i.test(key);
  const found = entries.find(
    ([key, value]) => (typeof value !== 'object' || value === null) && !isName(key) && isTarget(value),
  );
  if (!found) return false;
  const [key, value] = found;
  const next = change(value);
  // A list keeps its length: what is left out of it would be another entry.
  if (next === undefined && !Array.isArray(part)) Reflect.deleteProperty(part, key);
  else Reflect.set(part, key, next ?? null);
  return true;
}
