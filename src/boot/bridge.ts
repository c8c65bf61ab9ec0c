import { recordOf } from 'engine/record.ts';

/** How long a frame's parent may take to answer, ms; without an answer the launch data is ignored. */
const parentTimeout = 1000;

/**
 * Where the messenger may be: `native` if its web view's objects exist; `frame` if there is a parent page, which is the
 * messenger's web client only if it answers; else undefined.
 */
export function bridgePlace(): 'native' | 'frame' | undefined {
  const hasProxy = typeof recordOf(Reflect.get(window, 'TelegramWebviewProxy')).postEvent === 'function';
  const hasNotify = typeof recordOf(Reflect.get(window, 'external')).notify === 'function';
  if (hasProxy || hasNotify) return 'native';
  return window.parent === window ? undefined : 'frame';
}

/** Whether the parent page speaks the messenger's protocol. It gets a request for its theme, which reveals no user data. */
export function answersAsMessenger(): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (isAnswered: boolean): void => {
      removeEventListener('message', hear);
      resolve(isAnswered);
    };
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === window.parent && typeof data === 'string' && data.includes('"theme_changed"')) done(true);
    };
    addEventListener('message', hear);
    setTimeout(done, parentTimeout, false);
    window.parent.postMessage(JSON.stringify({ eventType: 'web_app_request_theme' }), '*');
  });
}
