import { type ComponentType, use } from 'react';

/**
 * A component whose code comes when it is first drawn, under a Suspense boundary. Code that did not come is asked for again
 * when the component is drawn anew, such as after "Try again".
 */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  const begin = (): Promise<ComponentType<Props>> => {
    const asked = load().then((module) => module.default);
    asked.catch(() => {
      coming = undefined;
    });
    return asked;
  };
  return function Deferred(props) {
    coming ??= begin();
    const Loaded = use(coming);
    return <Loaded {...props} />;
  };
}
