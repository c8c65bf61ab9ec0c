import { slowAfter } from '../values/after.ts';
import type { PageTexts } from './page-texts.ts';

/** A button of the loading screen: its label and its action. */
interface Choice {
  readonly label: string | undefined;
  readonly run: () => void;
}

/** The text color, as the style sheet may be missing; light, because the loading screen is dark in both schemes. */
const color = '#f5f2eb';

let watch: AbortController | undefined;

/** Shows on the loading screen that the page is not secure; without a retry, which could not help. */
export function showInsecure(texts: PageTexts): void {
  say('alert', [
    ['h1', texts['insecure.title']],
    ['p', texts['insecure.text']],
  ]);
}

/** Shows on the loading screen that the app's code failed to load, with a button that calls `retry`. */
export function showFailure(texts: PageTexts, retry: () => void): void {
  watch?.abort();
  const said = [
    ['h1', texts['error_title']],
    ['p', texts['error_update']],
  ] as const;
  say('alert', said, { label: texts['action.retry'], run: retry });
}

/** While the loading screen is visible: after a while it shows that the app is connecting, later it offers `retry`. */
export function watchLoading(texts: PageTexts, retry: () => void): void {
  const { signal } = (watch = new AbortController());
  const after = (ms: number, choice?: Choice): void => {
    const show = (): void => {
      if (!signal.aborted) say('status', [['p', texts['loading.connecting']]], choice);
    };
    setTimeout(show, ms - performance.now());
  };
  const [message, offer] = slowAfter;
  after(message);
  after(offer, { label: texts['action.retry'], run: retry });
}

/** Replaces the message below the logo. */
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
