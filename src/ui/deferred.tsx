import { type ComponentType, type FunctionComponent, Suspense, use } from 'react';

import { retryable } from './retryable.ts';

/**
 * A component whose code is loaded when it is first rendered; needs a Suspense boundary. Throws if loading failed, and
 * loads again after `retryFailed`.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  const loaded = retryable(load);
  return function Deferred(props) {
    const { default: Loaded } = use(loaded());
    return <Loaded {...props} />;
  };
}

/**
 * A component for rare content that must also work offline, such as errors: its code is loaded after the first render.
 * Until it is loaded there is `room` for it, a CSS length, so that nothing below it moves; `Plain` shows if loading failed.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Plain: ComponentType<Props>,
  room = '0',
): ComponentType<Props> {
  const Loaded = lazyWithRetry(() => load().catch(() => ({ default: Plain })));
  return function Late(props) {
    return (
      <Suspense fallback={<div style={{ minBlockSize: room }} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
