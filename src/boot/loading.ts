import type { PageTexts } from './page-texts.ts';

/** When the loading screen says that the app is still connecting, and when it offers to try again, ms after the page was opened. */
const [slowAfter, retryAfter] = [3000, 8000];

/** A choice on the loading screen: its label, and what it does. */
interface Choice {
  readonly label: string | undefined;
  readonly run: () => void;
}

/** Light, as the loading screen is dark in either scheme; there may be no style sheet. */
const color = '#f5f2eb';

let watch: AbortController | undefined;

/** Says on the loading screen that the page is not secure, and offers nothing, as trying again would not change it. */
export function showInsecure(texts: PageTexts): void {
  say('alert', [
    ['h1', texts['insecure.title']],
    ['p', texts['insecure.text']],
  ]);
}

/** Says on the loading screen that the app's code did not come, and offers to try again by `retry`. */
export function showFailure(texts: PageTexts, retry: () => void): void {
  watch?.abort();
  const said = [
    ['h1', texts['error_title']],
    ['p', texts['error_update']],
  ] as const;
  say('alert', said, { label: texts['action.retry'], run: retry });
}

/** As long as the loading screen stays: says after 3 s that the app is still connecting, and after 8 s offers `retry`. */
export function watchLoading(texts: PageTexts, retry: () => void): void {
  const { signal } = (watch = new AbortController());
  const after = (ms: number, choice?: Choice): void => {
    const show = (): void => {
      if (!signal.aborted) say('status', [['p', texts['loading.connecting']]], choice);
    };
    setTimeout(show, ms - performance.now());
  };
  after(slowAfter);
  after(retryAfter, { label: texts['action.retry'], run: retry });
}

/** Says something below the logo, in place of what was said before. */
function say(
  role: 'alert' | 'status',
  lines: readonly (readonly [tag: 'h1' | 'p', text: string | undefined])[],
  choice?: Choice,
): void {
  const made: HTMLElement[] = lines.map(([tag, text = '']) =>
    Object.assign(document.createElement(tag), { textContent: text }),
  );
  if (choice) {
    const button = Object.assign(document.createElement('button'), { textContent: choice.label ?? '' });
    button.addEventListener('click', choice.run, { once: true });
    made.push(button);
  }
  const box = document.getElementById('said');
  if (box) Object.assign(box, { role, hidden: false }).style.color = color;
  box?.replaceChildren(...made);
}
