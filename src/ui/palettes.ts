/** Stands in a build for the palettes of Mantine (vite.config.ts): the theme has its own, which a test keeps (scripts/theme.test.ts). */
export const DEFAULT_COLORS = {};
