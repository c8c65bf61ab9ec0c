/** The content of a shared receipt. */
export interface ReceiptText {
  readonly title: string;
  readonly amount: string;
  readonly status: string;
  readonly date: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** The text of an element for screen readers: an address once and unbroken, without buttons and links. */
function textOf(element: Element | null): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const silent of copy.querySelectorAll('[aria-hidden="true"], button, a')) silent.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Reads the visible receipt, so that exactly the displayed content is shared: hidden amounts stay hidden. */
export function readReceipt(card: Element): ReceiptText {
  const part = (name: string): string => textOf(card.querySelector(`[data-receipt="${name}"]`));
  return {
    title: part('title') || textOf(card.querySelector('h2')),
    amount: part('amount'),
    status: part('status'),
    date: part('date'),
    rows: [...card.querySelectorAll('dt')].map((label) => [textOf(label), textOf(label.nextElementSibling)]),
  };
}

/** Returns the receipt as lines of a message. */
export function plainReceipt({ title, amount, status, date, rows }: ReceiptText): string {
  const facts = rows.map(([label, value]) => `${label}: ${value}`);
  return [title, amount, status, date, ...facts].filter((line) => line !== '').join('\n');
}
