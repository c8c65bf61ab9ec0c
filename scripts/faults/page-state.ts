/** What a page shows. */
export interface PageState {
  /** The words of the screen, without digits, which change with the time. */
  readonly words: string;
  /** The figures that are zero. */
  readonly zeros: readonly string[];
  /** Words that no user should see. */
  readonly slips: readonly string[];
  /** Whether there is nothing to read. */
  readonly isBlank: boolean;
  /** Whether the loading screen shows. */
  readonly isLoading: boolean;
}

/** Reads what the page shows; runs in the page. */
export function readPage(): PageState {
  const all = document.body.innerText;
  const main = document.querySelector('main')?.innerText ?? all;
  const figures = [...document.querySelectorAll<HTMLElement>('main .num')].map((figure) => figure.innerText.trim());
  return {
    words: main
      .replaceAll(/\d+([.,:]\d+)*/g, '0')
      .replaceAll(/\b(second|minute|hour)s?\b/g, 'time')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    // A figure may hold several numbers, such as those of two tokens.
    zeros: figures.flatMap((figure) =>
      (figure.match(/\d+([.,:]\d+)*\s?[A-Z%]*/g) ?? []).filter((number) => !/[1-9]/.test(number)),
    ),
    slips: all.match(/\b(undefined|null|NaN|Infinity)\b|\[object|Invalid Date|\de\+\d/g) ?? [],
    isBlank: all.trim() === '',
    isLoading: document.getElementById('loading') !== null,
  };
}

/** The zeros of a page that the same page without a fault does not have, in any number of decimals. */
export function wrongZeros(state: PageState, usual: PageState): readonly string[] {
  const plain = (zero: string): string => zero.replaceAll(/0+([.,]0+)?/g, '0');
  const remaining = usual.zeros.map(plain);
  return state.zeros.filter((zero) => {
    const place = remaining.indexOf(plain(zero));
    if (place !== -1) remaining.splice(place, 1);
    return place === -1;
  });
}
