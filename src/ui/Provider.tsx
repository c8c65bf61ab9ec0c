import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import '../../generated/theme/theme.css';
import { theme } from './theme.ts';

/** Reads the scheme that the boot code sets on <html>; Mantine does not store it. */
const schemeOfPage: MantineColorSchemeManager = {
  get: (fallback): MantineColorScheme => {
    const scheme = document.documentElement.dataset['mantineColorScheme'];
    return scheme === 'dark' || scheme === 'light' ? scheme : fallback;
  },
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/**
 * The context of Mantine's components. It writes no <style>, which the content security policy forbids: the theme's
 * variables come from generated/theme.
 */
export function Provider({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        defaultColorScheme="dark"
        colorSchemeManager={schemeOfPage}
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
