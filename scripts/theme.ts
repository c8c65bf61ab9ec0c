import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { type Plugin, runnerImport } from 'vite';

const themeFile = join(import.meta.dirname, '../src/ui/theme.ts');
/** The style sheets that the theme imports say nothing of its variables. */
const withoutStyles: Plugin = {
  name: 'karat-without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? 'export default {}' : undefined),
};
/** Mantine's palettes the theme does not use: left out, they are two thirds of all variables. */
const UNUSED = /^--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/;

/**
 * The CSS variables of Mantine as a stylesheet: the content security policy forbids the <style> element its provider
 * would write. Dark holds where no scheme is set. Returns the text of generated/theme/theme.css.
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

/** Writes theme.css into `folder`: the step of the generator that makes generated/theme. */
export async function writeTheme(folder: string): Promise<void> {
  await writeFile(join(folder, 'theme.css'), await themeCss());
}
