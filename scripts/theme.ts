import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { type Plugin, runnerImport } from 'vite';

const themeFile = join(import.meta.dirname, '../src/ui/theme.ts');
/** Replaces the stylesheets that the theme imports; its variables do not depend on them. */
const withoutStyles: Plugin = {
  name: 'karat-without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? 'export default {}' : undefined),
};
/** The palettes of Mantine, of which the theme uses none (src/ui/palettes.ts); without them three quarters of the variables are left out. */
const UNUSED = /^--mantine-color-(?:red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/;

/**
 * The text of generated/theme/theme.css: the CSS variables of Mantine as a stylesheet, because the content security
 * policy forbids the <style> element of Mantine's provider. Dark applies if no scheme is set.
 */
export async function themeCss(): Promise<string> {
  const { module } = await runnerImport<typeof import('../src/ui/theme.ts')>(themeFile, {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
    environments: { inline: { resolve: { noExternal: [/^@mantine\/core/] } } },
  });
  const { cssVariables, theme } = module;
  const { variables, dark, light } = cssVariables(mergeMantineTheme(DEFAULT_THEME, theme));
  return [
    '/* Made from src/ui/theme.ts by scripts/theme.ts. */',
    rule(':root', { ...variables, ...dark }),
    rule("[data-mantine-color-scheme='dark']", dark),
    rule("[data-mantine-color-scheme='light']", light),
  ].join('\n');
}

function rule(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables)
    .filter(([name]) => !UNUSED.test(name))
    .map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

/** Writes theme.css into `folder`; the generator step for generated/theme. */
export async function writeTheme(folder: string): Promise<void> {
  await writeFile(join(folder, 'theme.css'), await themeCss());
}
