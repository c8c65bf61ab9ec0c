import { runtime } from '../runtime/runtime.ts';

// Loaded in advance: when they are needed, the network may be down.
for (const part of [
  import('../shell/RouteError.tsx'),
  import('../ui/state/ErrorCard.tsx'),
  import('../engine/StaleNotice.tsx'),
])
  part.catch(() => undefined);
if (runtime.kind === 'web') void import('../session/watch.ts').then(({ watchSession }) => watchSession());
void import('../outcomes/watch.ts').then(({ watchOutcomes }) => watchOutcomes());
