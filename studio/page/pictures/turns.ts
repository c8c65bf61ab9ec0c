/** How many pictures start at the same time: each loads the whole app. */
const most = 2;
/** A picture that says nothing does not hold up the others for longer, ms. */
const longest = 30_000;

let started = 0;
const waiting: (() => void)[] = [];

/** Calls `start` when it is its turn. The function that it returns ends the turn, at any time. */
export function takeTurn(start: () => void): () => void {
  let isOver = false;
  let hasStarted = false;
  const begin = (): void => {
    hasStarted = true;
    started += 1;
    setTimeout(end, longest);
    start();
  };
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    if (hasStarted) started -= 1;
    else waiting.splice(waiting.indexOf(begin), 1);
    if (started < most) waiting.shift()?.();
  };
  if (started < most) begin();
  else waiting.push(begin);
  return end;
}
