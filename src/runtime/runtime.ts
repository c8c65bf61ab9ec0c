import { messenger } from './messenger/messenger.ts';
import type { Runtime } from './port.ts';
import { web } from './web/web.ts';

/** The runtime of this page: the messenger's when it was opened with its launch data, else the web's. */
export const runtime: Runtime = window.karatHandoff?.initData === undefined ? web : messenger;
