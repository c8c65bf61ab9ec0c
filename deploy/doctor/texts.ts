import type { Finding } from './findings.ts';
import { type Examined, probe } from './probe.ts';
import { recordOf } from 'engine/record.ts';

const about = 'GET /i18n/{lng}.json';
/** The most languages that are listed. */
const maxListed = 5;

/** Texts by their keys. */
type Texts = Readonly<Record<string, string>>;

/** Compares the texts that the API answers for a version with those of config/locales, by language. */
export async function examineTexts(
  examined: Examined,
  version: string,
  locales: Readonly<Record<string, Texts>>,
): Promise<Finding> {
  const found: string[] = [];
  for (const [code, texts] of Object.entries(locales)) {
    const difference = await differenceOf(examined, `/i18n/${code}.json?version=${encodeURIComponent(version)}`, texts);
    if (difference !== undefined) found.push(`${code} ${difference}`);
  }
  if (found.length === 0) return { kind: 'good', about, text: `has the texts of config/locales, version ${version}` };
  const more = found.length - maxListed;
  const listed = [...found.slice(0, maxListed), ...(more > 0 ? [`and ${more} more languages`] : [])].join('; ');
  return { kind: 'fault', about, text: `${listed}: give the API the folder i18n of the release` };
}

async function differenceOf(examined: Examined, path: string, texts: Texts): Promise<string | undefined> {
  try {
    const { status, body } = await probe(examined, path, true);
    if (status !== 200) return `answers ${status}`;
    const answered: Record<string, unknown> = recordOf(body);
    const keys = Object.keys(texts).filter((key) => answered[key] !== texts[key]);
    const [first] = keys;
    if (first === undefined) return undefined;
    return keys.length === 1 ? `differs at ${first}` : `differs at ${keys.length} texts, such as ${first}`;
  } catch (error) {
    return `has no answer: ${error instanceof Error ? error.message : String(error)}`;
  }
}
