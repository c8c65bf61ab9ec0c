import type { Values } from '../../src/values/schema.ts';

/** A data block of index.html with this id; `<` is escaped, so that no value can close it. */
export function dataBlock(id: string, value: unknown): string {
  return `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** The data block of index.html with the plain values. */
export function valuesBlock(values: Values | undefined): string {
  return dataBlock('values', values);
}

const block = /<script id="values" type="application\/json">([^<]*)<\/script>/;

/** The plain values in `html`. @throws when it has no data block */
export function valuesIn(html: string): unknown {
  const text = block.exec(html)?.[1];
  if (text === undefined)
    throw new Error('there is no index.html with a data block of values: is it a build of this app?');
  return JSON.parse(text);
}

/** `html` with its plain values replaced. */
export function replaceValues(html: string, values: object): string {
  return html.replace(block, () => dataBlock('values', values));
}
