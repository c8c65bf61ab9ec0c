import type { ComponentProps } from 'react';

import { ScreenPage as Page } from '../../src/shell/ScreenPage.tsx';
import { useStore } from '../../src/values/store.ts';
import { newest } from './newest-screens.ts';

/** The screen of the app with the newest version of its code, in place of the version that it was opened with. */
export function ScreenPage({ route, screen }: ComponentProps<typeof Page>) {
  const { screens, version } = useStore(newest);
  // The values of config are read while a screen is drawn: a new version draws everything again.
  return <Page key={`values ${version}`} route={route} screen={screens.get(route.path) ?? screen} />;
}
