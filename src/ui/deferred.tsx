import { type ComponentType, use } from 'react';

import { retryable } from './retryable.ts';

/**
 * A component whose code comes when it is first drawn, under a Suspense boundary. Code that did not come is asked for again
 * when the component is drawn anew, such as after "Try again".
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
