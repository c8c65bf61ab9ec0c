import { createTheme, defaultCssVariablesResolver } from '@mantine/core';
import type { ConvertCSSVariablesInput, MantineColorsTuple, MantineTheme } from '@mantine/core';

/** Gold from the lightest tint to ink; shade 4 is the gold of the dark scheme, 8 that of the light one. */
const gold: MantineColorsTuple = [
  '#fff8e4',
  '#fbecc2',
  '#f8e0a0',
  '#eec878',
  '#e2b252',
  '#c99a3f',
  '#ae7a2c',
  '#9a6a18',
  '#8a5d0c',
  '#5c3d06',
];

/** Mantine's neutral ramps in the warmth of tokens.css: `dark` for text (0) to background (9), `gray` from raised to ink. */
const dark: MantineColorsTuple = [
  '#f5f2eb',
  '#c9c5bb',
  '#9c988e',
  '#6f6c66',
  '#2a2e36',
  '#23272e',
  '#1c1f25',
  '#14161a',
  '#0f1013',
  '#0b0c0e',
];
const gray: MantineColorsTuple = [
  '#f7f4ee',
  '#f1ece2',
  '#e6dfd1',
  '#d8cfbd',
  '#c4b9a3',
  '#8f8674',
  '#6d675b',
  '#4f4a40',
  '#2e2a22',
  '#17130c',
];

/** What Mantine's components take from the design system. Used only by chunks that load a Mantine component. */
export const theme = createTheme({
  primaryColor: 'gold',
  primaryShade: { dark: 4, light: 8 },
  autoContrast: true,
  colors: { gold, dark, gray },
  white: '#ffffff',
  black: '#17130c',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  respectReducedMotion: true,
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '10px', md: '14px', lg: '16px', xl: '22px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  components: {
    Modal: { defaultProps: { lockScroll: false, radius: 'xl', centered: true } },
    Drawer: { defaultProps: { lockScroll: false, radius: 'xl', position: 'bottom' } },
  },
});

/** Mantine's variables, with every colour that has a token reading the token, so that both follow one scheme and the messenger. */
export function cssVariables(full: MantineTheme): ConvertCSSVariablesInput {
  const variables = defaultCssVariablesResolver(full);
  const tokens = {
    '--mantine-color-body': 'var(--color-surface)',
    '--mantine-color-text': 'var(--color-text)',
    '--mantine-color-bright': 'var(--color-text)',
    '--mantine-color-dimmed': 'var(--color-dim)',
    '--mantine-color-placeholder': 'var(--color-dim)',
    '--mantine-color-error': 'var(--color-negative)',
    '--mantine-color-success': 'var(--color-positive)',
    '--mantine-color-anchor': 'var(--color-gold)',
    '--mantine-color-default': 'var(--color-raised)',
    '--mantine-color-default-hover': 'var(--color-raised)',
    '--mantine-color-default-color': 'var(--color-text)',
    '--mantine-color-default-border': 'var(--color-line)',
    '--mantine-color-disabled': 'var(--color-raised)',
    '--mantine-color-disabled-color': 'var(--color-dim)',
    '--mantine-color-disabled-border': 'var(--color-line)',
    '--mantine-primary-color-contrast': 'var(--color-gold-ink)',
  };
  return {
    variables: variables.variables,
    dark: { ...variables.dark, ...tokens },
    light: { ...variables.light, ...tokens },
  };
}
