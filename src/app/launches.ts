import { type TakenLaunch, relaunch } from '../boot/handoff.ts';
import { readLaunchParameter } from '../domain/launch-parameter.ts';
import { lay } from '../shell/overlays.ts';
import { currentSession, subscribe } from '../session/session.ts';
import { keep } from '../values/kept.ts';

/** Asks before a launch link replaces the account in use (decisions.md): one that opens the page, or one that comes while it runs. */
export function watchLaunches(): void {
  subscribe(() => {
    const session = currentSession();
    if (session.status === 'asking') void isSwitchWanted().then(session.answer);
  });
  if (window.karatHandoff)
    window.karatHandoff.onLaunch = (launch) => {
      if (!signsIn(launch)) return;
      void isSwitchWanted().then((isWanted) => {
        if (!isWanted) return;
        keep('tab', 'sessionUser', undefined);
        relaunch(launch);
      });
    };
}

function signsIn({ parameter, initData }: TakenLaunch): boolean {
  return initData !== undefined || readLaunchParameter(parameter, '').loginToken !== undefined;
}

/** No is the answer where the question cannot be shown. */
async function isSwitchWanted(): Promise<boolean> {
  try {
    const { askToSwitch } = await import('../shell/SwitchAccount.tsx');
    return await askToSwitch(lay);
  } catch (error) {
    console.error('a launch could not be asked about:', error);
    return false;
  }
}
