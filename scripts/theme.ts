import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { cssVariables, theme } from '../src/ui/theme.ts';

/** Mantine's palettes the theme does not use: left out, they are two thirds of all variables. */
const UNUSED = /^--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/;

/**
 * The CSS variables of Mantine as a stylesheet: the content security policy forbids the <style> element its provider
 * would write. Dark holds where no scheme is set. Returns the text of generated/theme/theme.css.
 */
export function themeCss(): string {
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
  await writeFile(join(folder, 'theme.css'), themeCss());
}
