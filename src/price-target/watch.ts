import { QueryObserver } from '@tanstack/react-query';

import { queryClient } from '../queries/query-client.ts';
import { values } from '../values/values.ts';
import { askedEvery, freshPrice, priceQuery } from './price.ts';
import { readTargets, removeTarget, targets } from './store.ts';
import { keyOf, isReached, type PriceTarget } from './target.ts';
import { showUnseen, tellPaused, tellReached } from './tell.ts';

/** What stops each watch, by the key of its target. */
const watches = new Map<string, { readonly target: PriceTarget; readonly stop: () => void }>();
let hiddenAt: number | undefined = document.hidden ? Date.now() : undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** How long prices are watched while the page is hidden, ms. */
const longestHidden = (): number => values.app.priceTarget.hiddenMinutes * 60_000;

/** Also true where the browser has stopped the timers of a hidden page. */
const isPaused = (): boolean => hiddenAt !== undefined && Date.now() - hiddenAt >= longestHidden();

/** Tells of a target that the price has reached, once; a signed-out user's target is no longer stored. */
function look(target: PriceTarget, price: ReturnType<typeof freshPrice>): boolean {
  if (price === undefined || !isReached(target, price)) return false;
  const key = keyOf(target);
  const isStored = readTargets().some((one) => keyOf(one) === key && one.setAt === target.setAt);
  removeTarget(key);
  if (isStored) tellReached(target, price);
  return isStored;
}

function watch(target: PriceTarget): () => void {
  const observer = new QueryObserver(queryClient, {
    ...priceQuery(target),
    refetchInterval: askedEvery,
    refetchIntervalInBackground: true,
  });
  return observer.subscribe((result) => {
    if (!isPaused()) look(target, freshPrice(target, result));
  });
}

/** Watches exactly the targets that there are. */
function follow(): void {
  const wanted = isPaused() ? [] : targets.read();
  for (const [key, { target, stop }] of watches) {
    if (wanted.includes(target)) continue;
    watches.delete(key);
    stop();
  }
  for (const target of wanted) {
    if (!watches.has(keyOf(target))) watches.set(keyOf(target), { target, stop: watch(target) });
  }
}

/** Asks for the price of a paused target, and says that it was paused unless it is reached now. */
async function resume(target: PriceTarget): Promise<void> {
  const query = priceQuery(target);
  await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  const state = queryClient.getQueryState<unknown>(query.queryKey);
  const price = state && freshPrice(target, state, Date.now());
  const isStill = targets.read().includes(target);
  if (isStill && !look(target, price)) tellPaused(target, price);
}

document.addEventListener('visibilitychange', () => {
  clearTimeout(timer);
  if (document.hidden) {
    hiddenAt ??= Date.now();
    timer = setTimeout(follow, longestHidden());
    return;
  }
  const paused = isPaused() ? targets.read() : [];
  hiddenAt = undefined;
  showUnseen();
  void Promise.all(paused.map(resume)).then(follow);
});
if (document.hidden) timer = setTimeout(follow, longestHidden());
targets.subscribe(follow);
follow();
