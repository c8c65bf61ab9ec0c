import type { CDPSession } from '@playwright/test';

/** The network traffic so far, without answers from the browser's cache. */
export interface Traffic {
  requests: number;
  bytes: number;
}

/** Counts the traffic of a page. */
interface TrafficMeter {
  /** The traffic so far, including partly received answers. */
  sofar(): Traffic;
  /** Resolves once no request has been pending for a while. */
  quiet(): Promise<void>;
  /** The protocols of the answers, such as `h2`. */
  protocols: ReadonlySet<string>;
}

const quietMs = 400;
/** After so long without any event a request is over, even if the browser never said so, ms. */
const silentMs = 5000;

/** Counts the network traffic of a page from now on. */
export async function meterTraffic(session: CDPSession): Promise<TrafficMeter> {
  const bytes = new Map<string, number>();
  const underWay = new Set<string>();
  const protocols = new Set<string>();
  let lastChange = performance.now();

  function end(id: string): void {
    underWay.delete(id);
    lastChange = performance.now();
  }

  function drop(id: string): void {
    bytes.delete(id);
    end(id);
  }

  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^https?:/.test(request.url)) return;
    bytes.set(requestId, 0);
    underWay.add(requestId);
    lastChange = performance.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => drop(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) return drop(requestId);
    if (response.protocol) protocols.add(response.protocol);
    if (bytes.has(requestId)) bytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const before = bytes.get(requestId);
    if (before !== undefined) bytes.set(requestId, before + encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (bytes.has(requestId)) bytes.set(requestId, encodedDataLength);
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await session.send('Network.enable');

  const sofar = () => ({ requests: bytes.size, bytes: [...bytes.values()].reduce((sum, size) => sum + size, 0) });
  const quiet = () =>
    new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (performance.now() - lastChange < (underWay.size > 0 ? silentMs : quietMs)) return;
        clearInterval(timer);
        resolve();
      }, 50);
    });
  return { sofar, quiet, protocols };
}
