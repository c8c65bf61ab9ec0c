import type { Locator } from '@playwright/test';

/** The place and size of an element in the window, px. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The boxes of elements at one moment: of those that are read one by one some may be from before a change of the layout.
 * @throws when one has left the page meanwhile
 */
export async function boxesOf<const Shown extends readonly [Locator, ...Locator[]]>(
  ...shown: Shown
): Promise<{ readonly [At in keyof Shown]: Box }>;
export async function boxesOf(...shown: readonly [Locator, ...Locator[]]): Promise<readonly Box[]> {
  const handles = await Promise.all(shown.map((one) => one.evaluateHandle((element) => element)));
  return shown[0].page().evaluate(
    (elements) =>
      elements.map((element) => {
        if (!element.isConnected) throw new Error('an element has left the page');
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      }),
    handles,
  );
}
