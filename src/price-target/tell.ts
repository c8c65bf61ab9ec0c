import { linkTo } from './TargetLink.tsx';
import i18next from 'i18next';

import type { Decimal } from '../domain/decimal.ts';
import { showToast } from '../engine/toasts.ts';
import { languageOf } from '../i18n/language.ts';
import { runtime } from '../runtime/runtime.ts';
import { type PriceTarget, formatPrice, keyOf } from './target.ts';

let unseen: (() => void)[] = [];
let prefix = '';

/** Tells that a target is reached: by a notification if allowed, and by a toast and the title until the page is seen. */
export function tellReached(target: PriceTarget, price: Decimal): void {
  const words = wordsOf(target, price);
  void notify(target, i18next.t('target.reached', words));
  if (document.hidden && prefix === '') {
    prefix = `● ${words.target} · `;
    document.title = prefix + document.title;
  }
  onceSeen(() => showToast('target.reached', 'positive', { with: words, more: linkTo(target), isLasting: true }));
}

/** Tells that a target was paused, with the price now, if it is known. */
export function tellPaused(target: PriceTarget, price: Decimal | undefined): void {
  const words = wordsOf(target, price);
  onceSeen(() => showToast('target.paused', 'positive', { with: words, more: linkTo(target), isLasting: true }));
}

/** Shows what was told while the page was hidden. */
export function showUnseen(): void {
  if (prefix !== '' && document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
  prefix = '';
  const told = unseen;
  unseen = [];
  for (const show of told) show();
}

function onceSeen(show: () => void): void {
  if (document.hidden) unseen.push(show);
  else show();
}

function wordsOf({ title, target, unit }: PriceTarget, price: Decimal | undefined) {
  const language = languageOf(i18next);
  return {
    title: `\u2068${title}\u2069`,
    target: formatPrice(target, unit, language, true),
    price: price === undefined ? '—' : formatPrice(price, unit, language),
  };
}

async function notify(target: PriceTarget, body: string): Promise<void> {
  if (runtime.kind === 'messenger' || !('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag: keyOf(target), lang: languageOf(i18next) };
  try {
    const shown = new Notification(target.title, options);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Phones show notifications of a service worker only.
    const worker = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    await worker?.showNotification(target.title, options).catch(console.warn);
  }
}
