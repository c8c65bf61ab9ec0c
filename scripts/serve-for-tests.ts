import { e2ePort } from './e2e-port.ts';
import { onStop } from './on-stop.ts';
import { serveBuild } from './served-build.ts';

/** Serves the built app for end-to-end tests. */
const server = await serveBuild(e2ePort(), { keepsOpener: true });
onStop(() => server.close());
console.log(`Serving for tests on port ${server.port}.`);
