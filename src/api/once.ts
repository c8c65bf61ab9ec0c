/** The protocols over which a browser sends a streamed body. */
const streamed = new Set(['h2', 'h3']);

/**
 * The options of a POST with a body that the browser cannot send a second time, where it can: without keys, a repeated
 * request is a second transfer, and Chromium repeats any other POST whose connection breaks (docs/browsers.md).
 */
export function onceOnly(address: string, init: RequestInit): RequestInit {
  const { body } = init;
  if (typeof body !== 'string' || !isSentOnce(address)) return init;
  const once: RequestInit & { duplex: 'half' } = { ...init, body: new Blob([body]).stream(), duplex: 'half' };
  return once;
}

/** Whether the body of a POST to an address can be one that the browser cannot send a second time. */
export function isSentOnce(address: string): boolean {
  return sendsStreams() && streamed.has(protocolOf(address));
}

/** Whether the browser sends a body as a stream: others do not read `duplex`, or send the stream as a text. */
function sendsStreams(): boolean {
  let isRead = false;
  const options = {
    method: 'POST',
    body: new Blob().stream(),
    get duplex() {
      isRead = true;
      return 'half';
    },
  };
  try {
    const { headers } = new Request(location.origin, options);
    return isRead && !headers.has('content-type');
  } catch {
    return false;
  }
}

/** The protocol of the last answer from the host of an address; empty if unknown, as of a host that does not say it. */
function protocolOf(address: string): string {
  const { origin } = new URL(address, location.href);
  const entries = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).origin === origin);
  const last = entries.at(-1);
  return last instanceof PerformanceResourceTiming ? last.nextHopProtocol : '';
}
