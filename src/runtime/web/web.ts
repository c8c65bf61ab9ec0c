import { copyText } from '../copy.ts';
import type { Runtime } from '../port.ts';

const buzzLength = 30;

const sharing = () => import('./share.ts');

/** The runtime of a browser tab. */
export const web: Runtime = {
  kind: 'web',
  open: (address) => {
    if (address.startsWith('mailto:')) location.assign(address);
    else window.open(address, '_blank', 'noopener,noreferrer');
  },
  share: async (text, invitation) =>
    (await sharing()).share({ text: invitation === undefined ? text : `${invitation}\n${text}` }),
  copy: copyText,
  save: async (name, content) => (await sharing()).save(name, content),
  shareFile: async (file) => {
    const { share, save } = await sharing();
    if (!(await share({ files: [file] }))) await save(file.name, file);
    return undefined;
  },
  // Without a tap on the page, browsers refuse it with an error in the console.
  buzz: () => void (navigator.userActivation?.hasBeenActive && navigator.vibrate?.(buzzLength)),
  hold: () => undefined,
};
