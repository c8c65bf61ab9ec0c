/** The state of a transfer step. */
export type StepState = 'done' | 'processing' | 'planned';

/**
 * The state of each step: the first has passed with the entry, the last once the status is completed, those between once
 * there is a hash. After a failure or cancellation no further step passes; without a known status the rest is unknown.
 */
export function passedSteps(count: number, status: unknown, hasHash: boolean): readonly StepState[] {
  const passed = status === 'completed' ? count : hasHash ? count - 1 : 1;
  return Array.from({ length: count }, (_, index) => {
    if (index < passed) return 'done';
    return index === passed && status === 'pending' ? 'processing' : 'planned';
  });
}
