import { type ComponentType, Suspense, use } from 'react';

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

/**
 * A component for what is seldom shown, such as a failure, and must show without a network too: its code comes after the
 * first picture. Nothing shows until it is there, and `Plain` where it does not come.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Plain: ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = deferred(() => load().catch(() => ({ default: Plain })));
  return function Late(props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
