import { Refused } from './config-name.ts';

/** What a file was before and after a step; undefined where it did not exist. */
export interface FileStep {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A change that undo takes back. `group` joins steps that follow each other, such as letters of one word. */
export interface Step {
  readonly files: readonly FileStep[];
  readonly group: string | undefined;
  readonly at: number;
}

/**
 * Takes the last step out of a list, or the last one of a file.
 * @throws Refused where it changed another file, too, that was changed since
 */
export function takeStep(steps: Step[], name: string | undefined): Step | undefined {
  const isOf = ({ files }: Step, target: string): boolean => files.some((file) => file.name === target);
  const index = name === undefined ? steps.length - 1 : steps.findLastIndex((step) => isOf(step, name));
  const step = steps[index];
  if (!step) return undefined;
  const since = steps.slice(index + 1);
  const later = step.files.map((file) => file.name).filter((file) => since.some((other) => isOf(other, file)));
  if (later.length > 0)
    throw new Refused(
      409,
      `This step also changed ${later.join(', ')}, which was changed since: take that back first.`,
      later,
    );
  steps.splice(index, 1);
  return step;
}
