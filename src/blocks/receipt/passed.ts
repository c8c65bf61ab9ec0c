/** The state of a transfer step. */
export type StepState = 'done' | 'processing' | 'planned';

/**
 * How far each of so many steps is: the first has passed with the entry, the last once it is completed, those between once
 * there is a hash. What failed or was canceled has passed no more than that, and what has no known status says nothing of the rest.
 */
export function passedSteps(count: number, status: unknown, hasHash: boolean): readonly StepState[] {
  const passed = status === 'completed' ? count : hasHash ? count - 1 : 1;
  return Array.from({ length: count }, (_, index) => {
    if (index < passed) return 'done';
    return index === passed && status === 'pending' ? 'processing' : 'planned';
  });
}
