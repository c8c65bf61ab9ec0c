import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Card.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Breadcrumbs.layer.css';
import '@mantine/core/styles/EmptyState.layer.css';
import '@mantine/core/styles/ThemeIcon.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import {
  ActionIcon,
  Anchor,
  Badge,
  Button,
  Card,
  Loader,
  Progress,
  Skeleton,
  ThemeIcon,
  createTheme,
  defaultCssVariablesResolver,
} from '@mantine/core';
import type {
  AlertProps,
  ConvertCSSVariablesInput,
  EmptyStateProps,
  MantineColorsTuple,
  MantineTheme,
} from '@mantine/core';

import actionIcon from './theme/ActionIcon.module.css';
import alert from './theme/Alert.module.css';
import anchor from './theme/Anchor.module.css';
import badge from './theme/Badge.module.css';
import button from './theme/Button.module.css';
import card from './theme/Card.module.css';
import emptyState from './theme/EmptyState.module.css';
import progress from './theme/Progress.module.css';
import skeleton from './theme/Skeleton.module.css';
import themeIcon from './theme/ThemeIcon.module.css';

/** Gold from the lightest tint to the darkest; shade 4 is the gold of the dark scheme, 8 that of the light one. */
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

/**
 * Mantine's neutral colors in the tones of tokens.css: `dark` from text (0) to background (9), `gray` from light to
 * dark.
 */
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

declare module '@mantine/core' {
  interface ButtonProps {
    /** `primary` is the single gold action of a screen. */
    variant?: 'primary' | 'quiet' | 'outline' | 'danger';
  }
}

/**
 * The theme: colors, sizes (a button is 52 px high as `lg`, 46 as `md`, 44 with small text as `sm`), and the styles of
 * the components of the first load; components loaded later import their own style sheets. The style sheets in theme/
 * define the variants that Mantine does not have.
 */
export const theme = createTheme({
  primaryColor: 'gold',
  primaryShade: { dark: 4, light: 8 },
  autoContrast: true,
  colors: { gold, dark, gray },
  white: '#ffffff',
  black: '#17130c',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  lineHeights: { xs: '1.4', sm: '1.4', md: 'var(--line)', lg: '1.35', xl: '1.25' },
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--text-2xl)', lineHeight: '1.25' },
      h2: { fontSize: 'var(--text-lg)', lineHeight: '1.25' },
      h3: { fontSize: 'var(--text-md)', lineHeight: '1.25' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '10px', md: '14px', lg: '16px', xl: '22px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'raised' }, classNames: actionIcon }),
    // Plain objects, as importing the components would pull their chunks into the first load.
    Alert: { defaultProps: { variant: 'info', radius: 'lg' } satisfies Partial<AlertProps>, classNames: alert },
    Anchor: Anchor.extend({ defaultProps: { underline: 'never' }, classNames: anchor }),
    Badge: Badge.extend({ defaultProps: { variant: 'neutral' }, classNames: badge }),
    Button: Button.extend({ defaultProps: { variant: 'primary', size: 'lg', fullWidth: true }, classNames: button }),
    Card: Card.extend({ defaultProps: { variant: 'plain', radius: 'xl', padding: 'lg' }, classNames: card }),
    EmptyState: {
      defaultProps: {
        withIndicatorBackground: true,
        attributes: { indicator: { 'aria-hidden': true } },
      } satisfies Partial<EmptyStateProps>,
      classNames: emptyState,
    },
    Loader: Loader.extend({ defaultProps: { size: 20, color: 'currentcolor' } }),
    Progress: Progress.extend({ classNames: progress }),
    Skeleton: Skeleton.extend({ classNames: skeleton }),
    ThemeIcon: ThemeIcon.extend({ defaultProps: { 'aria-hidden': true }, classNames: themeIcon }),
  },
});

/** Mantine's variables, with colors replaced by the app's tokens, so that both follow the scheme and the messenger. */
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
    // Avoids a single word in the last line.
    variables: { ...variables.variables, '--mantine-text-wrap': 'pretty' },
    dark: { ...variables.dark, ...tokens },
    light: { ...variables.light, ...tokens },
  };
}
