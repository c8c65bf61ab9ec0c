import { DirectionProvider, MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ContextType, type ReactNode } from 'react';
import '../../generated/theme/theme.css';
import { theme } from './theme.ts';

/** What MantineProvider has in its context; the boot code sets the scheme on <html>, and nothing here changes it. */
const context: ContextType<typeof MantineContext> = {
  colorScheme: 'auto',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
};

/**
 * The context of Mantine's components. It is MantineProvider without the part that writes <style>, which the content
 * security policy forbids: the theme's variables come from generated/theme.
 */
export function Provider({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider>
      <MantineContext value={context}>
        <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      </MantineContext>
    </DirectionProvider>
  );
}
