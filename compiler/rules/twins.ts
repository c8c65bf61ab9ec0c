import { canBeTogether } from 'engine/compiler/check/check-conditions.ts';
import { type Fault, pointerOf } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type Node, type Path, nodeOf, nodesIn, valuesIn } from './rule.ts';

/** Blocks, and other entries of an array, that stand there twice and can show at the same time. */
export function twinFaults({ file }: CheckedFile): readonly Fault[] {
  return valuesIn(file.value).flatMap(({ path, value }) => {
    if (!Array.isArray(value)) return [];
    const entries: unknown[] = value;
    return entries.flatMap((entry, index) => {
      if (typeof entry !== 'object') return [];
      const twin = entries.findIndex((other, place) => place < index && areTwins(entry, other));
      if (twin !== -1)
        return file.fault([...path, index], `is there twice: it already stands at ${pointerOf([...path, twin])}`);
      const same = entries.findIndex((other, place) => place < index && areOpposite(entry, other));
      return same === -1
        ? []
        : file.fault(
            [...path, index],
            `is the same as ${pointerOf([...path, same])}, which shows on the opposite condition: one of them is meant otherwise`,
          );
    });
  });
}

function areTwins(one: unknown, other: unknown): boolean {
  const [first, second] = [nodeOf(one), nodeOf(other)];
  if (isSameTitle(first, second)) return true;
  // One card of a link serves every condition: the other is meant for another link.
  if (first['block'] === 'link-card' && second['block'] === 'link-card' && first['link'] === second['link'])
    return true;
  return identityOf(one) === identityOf(other) && canBeTogether(first['when'], second['when']);
}

/** Whether two entries show the same, one of them where the other does not. */
function areOpposite(one: unknown, other: unknown): boolean {
  const [first, second] = [nodeOf(one)['when'], nodeOf(other)['when']];
  const isNot = (condition: unknown, inner: unknown): boolean =>
    JSON.stringify(condition) === JSON.stringify({ not: inner });
  return first !== undefined && (isNot(first, second) || isNot(second, first)) && identityOf(one) === identityOf(other);
}

/** Whether two blocks of a kind have the same title on the same condition: one of them is meant for another. */
function isSameTitle({ block, title, when }: Node, other: Node): boolean {
  const isSame =
    JSON.stringify([block, title, when]) === JSON.stringify([other['block'], other['title'], other['when']]);
  return isSame && block !== undefined && title !== undefined && when !== undefined;
}

/** What an entry is, without where and when it stands: of a list or form, what it shows, whatever its title. */
function identityOf(entry: unknown): string {
  const { column: _, when: _when, ...rest } = nodeOf(entry);
  const { block, list, form, with: args } = rest;
  return block !== undefined && (list ?? form) !== undefined
    ? JSON.stringify([block, list, form, args])
    : JSON.stringify(rest);
}

/** Questions that a screen asks twice, by their key or by their words, and two questions with one answer. */
export function questionFaults({ file, catalogue }: CheckedFile): readonly Fault[] {
  const questions = new Map<string, Path>();
  const all = nodesIn(file.value).filter(({ node: { question } }) => typeof question === 'string');
  return all.flatMap(({ path, node }) => {
    const [question, said] = [String(node['question']), JSON.stringify(node['answer'])];
    const words = catalogue.english.get(question) ?? question;
    const twin = questions.get(words);
    if (!twin) questions.set(words, path);
    if (!twin && catalogue.english.has(question) && !/[?؟]$/.test(words))
      return file.fault([...path, 'question'], `"${words}" is no question: it does not end with "?"`);
    if (twin) return file.fault([...path, 'question'], `this question is already at ${pointerOf(twin)}`);
    // The key of an answer begins like that of its question.
    const other = all.find((one) => one.node !== node && JSON.stringify(one.node['answer']) === said)?.node['question'];
    return other === undefined || said.includes(`"${question}`)
      ? []
      : file.fault([...path, 'answer'], `is the answer to "${String(other)}", not to "${question}"`);
  });
}
