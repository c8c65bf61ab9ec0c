import { oneOf } from './entries.ts';
import type { About } from './outbox.ts';

/** What is read from the page to describe it. */
interface Read {
  readonly version: string;
  /** The address of the app's entry. */
  readonly entry: string;
  readonly runtime: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly userAgent: string;
}

/** Describes a page by words of fixed lists, its version and its build. */
export function aboutOf({ version, entry, runtime, language, languages, userAgent }: Read): About {
  return {
    version: /^[\w.+-]{1,20}$/.test(version) ? version : '',
    build: /\/assets\/([\w-]{1,40}\.js)$/.exec(entry)?.[1] ?? '',
    runtime: oneOf(['web', 'messenger'], runtime),
    language: oneOf(languages, language),
    browser: browserOf(userAgent),
  };
}

/** The family of a browser; those on iOS are all Safari inside. */
function browserOf(userAgent: string): string {
  if (/ (CriOS|FxiOS|EdgiOS)\//.test(userAgent)) return 'safari';
  if (userAgent.includes(' Firefox/')) return 'firefox';
  if (/ (Headless)?Chrom(e|ium)\//.test(userAgent)) return 'chromium';
  return userAgent.includes(' AppleWebKit/') ? 'safari' : 'other';
}

/** The screen of a path as config names it, without /protected; `other` for any other address. */
export function screenOf(path: string, screens: Iterable<string>): string {
  return oneOf([...screens], path);
}
