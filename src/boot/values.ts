import { readBlock } from '../values/block.ts';
import { recordOf } from 'engine/record.ts';

/** The plain values that the boot script needs, each with a default, so that the start never fails. */
export interface BootValues {
  readonly apiAddress: string;
  readonly sameOriginHosts: readonly string[];
  readonly launchParameter: string;
  readonly defaultReferralCode: string;
  readonly referralCode: { readonly longest: number; readonly characters: string };
  readonly translationVersion: string;
  /** Whether the texts are those of the build, and not of the API. */
  readonly hasTexts: boolean;
  readonly idleMinutes: number;
  /** Whether the API accepts a parameter, by name; default true. */
  readonly honorsParameters: Readonly<Record<string, unknown>>;
  /** The users with access to a feature, by the name of their list. */
  readonly allowLists: Readonly<Record<'trading', readonly string[]>>;
  readonly languages: readonly { readonly code: string; readonly direction: 'ltr' | 'rtl' }[];
  /** Entries of the catalogues `tokens`, `markets` and `networks`, by key. */
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
}

function catalogue(value: unknown): Record<string, Record<string, unknown>> {
  return Object.fromEntries(Object.entries(recordOf(value)).map(([key, entry]) => [key, recordOf(entry)]));
}

/** Reads the data block of index.html; missing and invalid values get a default. */
export function readBootValues(): BootValues {
  const block = readBlock();
  const app = recordOf(block['app']);
  const text = (key: string, fallback: string): string => (typeof app[key] === 'string' ? app[key] : fallback);
  const hosts = app['sameOriginHosts'];
  const allowed = app['tradingAllowList'];
  const code = recordOf(app['referralCode']);
  const languages = recordOf(block['languages'])['languages'];
  return {
    apiAddress: text('apiAddress', ''),
    sameOriginHosts: Array.isArray(hosts) ? hosts.map(String) : [],
    launchParameter: text('launchParameter', 'startapp'),
    defaultReferralCode: text('defaultReferralCode', ''),
    referralCode: { longest: Number(code['longest'] ?? 0), characters: String(code['characters'] ?? '') },
    translationVersion: text('translationVersion', ''),
    hasTexts: app['texts'] === 'site',
    idleMinutes: Number(app['idleMinutes'] ?? 0) || 0,
    honorsParameters: recordOf(app['honorsParameters']),
    allowLists: { trading: Array.isArray(allowed) ? allowed.map(String) : [] },
    languages: (Array.isArray(languages) ? languages : []).map((entry) => {
      const language = recordOf(entry);
      return { code: String(language['code']), direction: language['direction'] === 'rtl' ? 'rtl' : 'ltr' };
    }),
    catalogues: {
      tokens: catalogue(recordOf(block['tokens'])['tokens']),
      markets: catalogue(recordOf(block['tokens'])['markets']),
      networks: catalogue(recordOf(block['networks'])['networks']),
    },
  };
}
