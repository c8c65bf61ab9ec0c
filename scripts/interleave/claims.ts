import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build.ts';

/**
 * What a text tells of a transfer: that it is done, that an earlier one is, that nothing of it has moved, or that nobody
 * knows yet. Texts of the locales by their keys; a change of the forms' words is a change of this table alone.
 */
const claims = {
  'send.done': 'done',
  'sell.done': 'done',
  'start.done': 'done',
  'transfer.equalText': 'earlier',
  'failure.notSent': 'nothing',
  'transfer.notSentText': 'nothing',
  'transfer.unconfirmed': 'open',
  'transfer.againText': 'open',
  'transfer.besideText': 'open',
} as const;

/** What a screen can tell of a transfer. */
export type Claim = (typeof claims)[keyof typeof claims];

const english: Record<string, string> = JSON.parse(readFileSync(join(root, 'config/locales/en.json'), 'utf8'));

/** The English text of a key. @throws where there is none */
export function textOf(key: string): string {
  const text = english[key];
  if (text === undefined) throw new Error(`there is no text ${key}: the tables in scripts/interleave name it`);
  return text;
}

/** The texts of the table with the values in them left open. */
function readPatterns() {
  return Object.entries(claims).map(([key, claim]) => {
    const parts = textOf(key).split(/\{\{\w+\}\}/);
    return { key, claim, pattern: new RegExp(parts.map((part) => RegExp.escape(part)).join('.*')) };
  });
}

/** Reads what texts of screens tell: the keys that a text holds, with the claim of each. @throws where a text is missing */
export function claimReader(): (text: string) => { readonly key: string; readonly claim: Claim }[] {
  const patterns = readPatterns();
  return (text) => patterns.filter(({ pattern }) => pattern.test(text)).map(({ key, claim }) => ({ key, claim }));
}
