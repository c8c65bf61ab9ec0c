import { type Fault } from '../report/faults.ts';
import type { SourceFile } from '../read/source-file.ts';

/** The maximum length of a text in config/, in characters. */
const maxLength = 4000;

/** Faults of texts that are too long, and of invisible characters that change the direction of the text after them. */
export function checkWriting(file: SourceFile): Fault[] {
  const faults: Fault[] = [];
  const visit = (node: unknown, path: readonly PropertyKey[]): void => {
    if (typeof node === 'string') faults.push(...textFaults(file, path, node));
    else if (typeof node === 'object' && node !== null)
      for (const [key, child] of Object.entries(node)) visit(child, [...path, Array.isArray(node) ? Number(key) : key]);
  };
  visit(file.value, []);
  return faults;
}

function textFaults(file: SourceFile, path: readonly PropertyKey[], text: string): Fault[] {
  const faults: Fault[] = [];
  if (text.length > maxLength)
    faults.push(file.fault(path, `has ${text.length} characters: a text has ${maxLength} at most`));
  const turning = /[\u202a-\u202e]/.exec(text)?.[0];
  if (turning !== undefined) {
    const code = turning.codePointAt(0)?.toString(16).toUpperCase();
    faults.push(
      file.fault(path, `contains U+${code}, an invisible character that changes the direction of the text after it`),
    );
  }
  return faults;
}
