/** How long a frame's parent may take to answer, ms: launch data without an answer are nobody's. */
const patience = 1000;

/**
 * Where the messenger may be: its native web view has objects of its own, its web client is the page around this one, which
 * is it only once it answers.
 */
export function bridgePlace(): 'native' | 'frame' | undefined {
  const hasProxy = typeof Object(Reflect.get(window, 'TelegramWebviewProxy')).postEvent === 'function';
  const hasNotify = typeof Object(Reflect.get(window, 'external')).notify === 'function';
  if (hasProxy || hasNotify) return 'native';
  return window.parent === window ? undefined : 'frame';
}

/** Whether the page around this one speaks the messenger's protocol: it is asked for its theme, which says nothing of the user. */
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
    setTimeout(done, patience, false);
    window.parent.postMessage(JSON.stringify({ eventType: 'web_app_request_theme' }), '*');
  });
}
