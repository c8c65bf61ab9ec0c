/** What tabs tell each other under a name. */
interface Channel {
  readonly post: (message: unknown) => void;
  readonly onMessage: (listener: (message: unknown) => void) => void;
}

/** A channel to other tabs; where the browser denies it, along with storage, nobody gets a message and nothing else fails. */
export function openChannel(name: string): Channel {
  let channel: BroadcastChannel | undefined;
  const tried = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      console.warn('other tabs are not reached:', error);
    }
  };
  tried(() => (channel = new BroadcastChannel(name)));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to one origin
    post: (message) => tried(() => channel?.postMessage(message)),
    onMessage: (listener) => channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
  };
}
