import { canBeTogether } from 'engine/compiler/check/check-conditions.ts';
import { type Fault, pointerOf } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { remembered } from 'engine/compiler/read/remembered.ts';
import { type CheckedFolder, type Inner, type Node, type Path, entriesIn, isReference, nodeOf } from './rule.ts';
import { holderOf, lastWord } from './shown-figures.ts';
import { stateFaults } from './state-words.ts';

/** What counts down to a moment, or says from when, shows while that is still to come. */
export function passedFaults({ file }: CheckedFile): readonly Fault[] {
  return shownIn(nodeOf(file.value)).flatMap(({ node, conditions }) => {
    const { cell, until, value } = node;
    const moment = cell === 'countdown' ? until : cell === 'day' ? value : undefined;
    const passed = conditions.find((one) => isReference(moment) && !canBeTogether(one.value, { before: moment }));
    return passed
      ? file.fault(passed.path, `shows "${String(moment)}", a ${String(cell)}, only once it has passed`)
      : [];
  });
}

/** The end of a lock shows where something is locked: before that nobody knows it. */
export function lockEndFaults(checked: CheckedFile): readonly Fault[] {
  const { file } = checked;
  // What says the opposite of its condition is reported there.
  if (stateFaults(checked).length > 0) return [];
  return shownIn(nodeOf(file.value)).flatMap(({ path, node, conditions }) =>
    Object.entries(node).flatMap(([key, value]) => {
      if (!isReference(value) || lastWord(value) !== 'lockFinishAt') return [];
      const lock = `${holderOf(value)}.isLocked`;
      return conditions.some((one) => demands(one.value, { is: lock }))
        ? []
        : file.fault([...path, key], `"${value}" is known only where "${lock}" is there`);
    }),
  );
}

/** A form that sends something never stands beside the notice that leads elsewhere because it cannot be sent. */
export function besideNoticeFaults(checked: CheckedFile, { files }: CheckedFolder): readonly Fault[] {
  const { file } = checked;
  if (checked.kind !== 'screen' || stateFaults(checked).length > 0) return [];
  const blocks = entriesIn(nodeOf(file.value)['blocks']).map(([index, block]) => ({ index, block: nodeOf(block) }));
  const notices = blocks.filter(({ block }) => block['block'] === 'notice' && block['buttons'] !== undefined);
  return blocks.flatMap(({ index, block: { form, when } }) => {
    const { submit } = nodeOf(files.get(`forms/${String(form)}`)?.file.value);
    const beside = notices.find(({ block: notice }) => {
      const states = statesIn(notice['when']);
      return states.length > 0 && states.every((state) => state !== undefined && demands(when, state));
    });
    return submit !== undefined && beside
      ? file.fault(
          ['blocks', index, 'when'],
          `shows this form only beside ${pointerOf(['blocks', beside.index])}, which leads elsewhere`,
        )
      : [];
  });
}

/** The states that a condition asks for, each alone; undefined for one that is not a state. */
function statesIn(condition: unknown): unknown[] {
  const node = nodeOf(condition);
  if (Array.isArray(node['all'])) return node['all'].flatMap(statesIn);
  const { is } = 'not' in node ? nodeOf(node['not']) : node;
  return [isReference(is) ? condition : undefined];
}

/** Whether a condition holds only where another one does. */
function demands(condition: unknown, other: unknown): boolean {
  return condition !== undefined && !canBeTogether(condition, { not: other });
}

/** An object of a file with the conditions on which it shows: its own and those around it. */
interface Shown {
  readonly path: Path;
  readonly node: Node;
  readonly conditions: readonly Inner[];
}

const shownIn = remembered((content: Node): readonly Shown[] => {
  const found: Shown[] = [];
  const visit = (value: unknown, path: Path, around: readonly Inner[]): void => {
    const node = nodeOf(value);
    const isOnCondition = !Array.isArray(value) && node['when'] !== undefined;
    const conditions = isOnCondition ? [...around, { path: [...path, 'when'], value: node['when'] }] : around;
    if (!Array.isArray(value)) found.push({ path, node, conditions });
    for (const [key, inner] of entriesIn(value))
      if (key !== 'when' && typeof inner === 'object') visit(inner, [...path, key], conditions);
  };
  visit(content, [], []);
  return found;
});
