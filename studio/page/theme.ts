import {
  Alert,
  type CSSVariablesResolver,
  Modal,
  NavLink,
  createTheme,
  defaultVariantColorsResolver,
} from '@mantine/core';

/** The variants of the app's buttons, as those of Mantine that fit a dense page. */
const variants: Readonly<Record<string, string>> = { quiet: 'default', primary: 'filled', outline: 'light' };

/** The theme of Studio: Mantine's own, dense, as the page is for a large screen. */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  defaultRadius: 'sm',
  fontFamily: 'system-ui, sans-serif',
  variantColorResolver: (input) =>
    defaultVariantColorsResolver({ ...input, variant: variants[input.variant] ?? input.variant }),
  components: {
    // A title in the colour of its alert has too little contrast in the light scheme.
    Alert: Alert.extend({ styles: { title: { color: 'var(--mantine-color-text)' } } }),
    Modal: Modal.extend({ defaultProps: { lockScroll: false, closeButtonProps: { 'aria-label': 'Close' } } }),
    // The second line of a link is not faded: on the colour of the open file it would have too little contrast.
    NavLink: NavLink.extend({ styles: { description: { opacity: 1 } } }),
  },
});

/** Mantine's dimmed text has too little contrast for small text on a raised surface. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-dimmed': '#495057' },
  dark: { '--mantine-color-dimmed': '#b8b8b8' },
});
