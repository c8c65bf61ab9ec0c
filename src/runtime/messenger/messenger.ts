import type { Runtime } from '../port.ts';
import { web } from '../web/web.ts';

/** The runtime of a messenger's web view. */
export const messenger: Runtime = {
  ...web,
  kind: 'messenger',
  // Downloads fail in the web view.
  save: async (_name, content) => web.copy(await content.text()),
};
