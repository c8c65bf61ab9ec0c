import type { MessengerLaunch } from '../../boot/handoff.ts';
import type { Runtime } from '../port.ts';
import { copyPromised } from '../copy.ts';
import { web } from '../web/web.ts';
import { type Bridge, openBridge } from './bridge.ts';
import { buttonsOf } from './buttons.ts';
import { applyLook } from './look.ts';

/** Hosts whose links open inside the messenger. */
const messengerHosts = new Set(['t.me', 'telegram.me']);
/** The platforms with a QR scanner; others accept the method but do nothing. */
const withCamera = new Set(['android', 'android_x', 'ios']);

/** The events that say that a choice was made, and where; React takes `change` from inputs whose state it controls. */
const choices = [
  ['change', 'select'],
  ['click', '[type="radio"], [type="checkbox"]'],
] as const;

/** Starts the runtime of a messenger's web view. */
export function startMessenger(launch: MessengerLaunch): Runtime {
  const { shareFile: _, ...plain } = web;
  const alone: Runtime = {
    ...plain,
    kind: 'messenger',
    // Downloads and images in the clipboard fail in the web view, so the text is copied.
    save: (_name, content) => copyPromised(Promise.resolve(content).then((blob) => blob.text())),
    ...(canShareFiles() && { shareFile }),
  };
  const bridge = openBridge(launch);
  if (!bridge) return alone;
  const { has, post } = bridge;
  applyLook(bridge, launch.theme);
  post('web_app_ready');
  post('web_app_expand');
  if (has('web_app_trigger_haptic_feedback'))
    for (const [event, choice] of choices)
      addEventListener(event, ({ target }) => {
        if (target instanceof Element && target.matches(choice))
          post('web_app_trigger_haptic_feedback', { type: 'selection_change' });
      });
  const holders = { closing: 0, swipes: 0 };
  const hasLinks = has('web_app_open_tg_link');
  return {
    ...alone,
    ...buttonsOf(bridge),
    open: (address) => open(bridge, address),
    ...(hasLinks && {
      share: (text: string, invitation?: string) => {
        const beside = invitation === undefined ? '' : `&text=${encodeURIComponent(invitation)}`;
        post('web_app_open_tg_link', { path_full: `/share/url?url=${encodeURIComponent(text)}${beside}` });
        return Promise.resolve(true);
      },
    }),
    ...(has('web_app_trigger_haptic_feedback') && {
      buzz: (outcome: 'success' | 'error') =>
        post('web_app_trigger_haptic_feedback', { type: 'notification', notification_type: outcome }),
    }),
    hold: (what, isActive) => {
      const wasActive = holders[what] > 0;
      holders[what] += isActive ? 1 : -1;
      if (wasActive === holders[what] > 0) return;
      if (what === 'closing') post('web_app_setup_closing_behavior', { need_confirmation: isActive });
      else post('web_app_setup_swipe_behavior', { allow_vertical_swipe: !isActive });
    },
    ...(has('web_app_open_scan_qr_popup') &&
      withCamera.has(launch.platform) && { scan: (hint: string) => scan(bridge, hint) }),
  };
}

/** Whether the web view itself hands files to other apps: the messenger's own calls take an address on the internet, which pictures made here never have. */
function canShareFiles(): boolean {
  const files = [new File([''], 'picture.png', { type: 'image/png' })];
  return 'canShare' in navigator && navigator.canShare({ files });
}

/** Hands a file to other apps. @throws when the web view refuses it after all */
async function shareFile(file: File): Promise<void> {
  const { share } = await import('../web/share.ts');
  if (!(await share({ files: [file] }))) throw new Error('the web view shares no files');
}

/** Opens links of the messenger inside it, other pages in a browser, and other protocols as on the web. */
function open({ has, post }: Bridge, address: string): void {
  const { protocol, hostname, pathname, search, href } = new URL(address, location.href);
  if (!['http:', 'https:'].includes(protocol)) web.open(address);
  else if (messengerHosts.has(hostname) && has('web_app_open_tg_link'))
    post('web_app_open_tg_link', { path_full: pathname + search });
  else post('web_app_open_link', { url: href });
}

function scan({ post, on }: Bridge, hint: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const listening = [
      on('qr_text_received', ({ data }) => {
        post('web_app_close_scan_qr_popup');
        done(data);
      }),
      on('scan_qr_popup_closed', () => done(undefined)),
    ];
    function done(text: string | undefined): void {
      for (const stop of listening) stop();
      resolve(text);
    }
    post('web_app_open_scan_qr_popup', { text: hint });
  });
}
