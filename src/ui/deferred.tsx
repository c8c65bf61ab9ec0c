import { type ComponentType, use } from 'react';

import { retryable } from './retryable.ts';

/**
 * A component whose code comes when it is first drawn, under a Suspense boundary. Where it did not come this throws, and
 * asks again after `retryFailed`.
 */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const loaded = retryable(load);
  return function Deferred(props) {
    const { default: Loaded } = use(loaded());
    return <Loaded {...props} />;
  };
}
