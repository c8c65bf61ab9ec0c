import type { FormModule } from 'engine/runtime/screen-model.ts';

/** A form without fields and steps, with what a test gives it. */
export function formOf(name: string, overrides: Partial<FormModule> = {}): FormModule {
  return {
    name,
    label: 'sell.title',
    parameters: {},
    data: {},
    live: {},
    fields: {},
    steps: [],
    isShownWhenChanged: false,
    done: { facts: [], actions: [] },
    schema: {},
    validators: {},
    ...overrides,
  };
}
