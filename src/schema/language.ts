import { registerLanguage } from 'engine/schema/language.ts';
import type { ValueKind } from 'engine/schema/scope.ts';
import { z } from 'zod';

import type { TextKey } from '../../generated/words/words.ts';
import { type NetworkOperation, type Offer, networkOperations } from '../domain/openings.ts';
import type { NumberStyle } from '../i18n/format/number.ts';
import { type CatalogueName, catalogueNames } from '../values/schema.ts';
import { networkKey } from './entries.ts';
import { folders } from './folders.ts';

/** The conditions of the app: where it runs, what a network is open for, and who is on an allow-list. */
type AppCondition =
  | { runtime: 'web' | 'messenger' }
  | { allowed: 'trading' }
  | {
      open: NetworkOperation;
      network?: string | number | boolean | undefined;
      isAlone?: boolean | undefined;
      in?: 'web' | 'messenger' | undefined;
    };

const words = {
  /** The formats of a number (`i18n/format/number.ts`). */
  numberStyle: [
    'token',
    'brief',
    'balance',
    'profit',
    'price',
    'quote',
    'quoteChange',
    'dollars',
    'dollarsChange',
    'percent',
    'percentChange',
    'figure',
    'count',
  ] as const satisfies readonly NumberStyle[],
  /** What the device stores permanently: a closed list, as local storage holds nothing else (docs/security.md). */
  flag: ['isWelcomeShown'],
  /** The lists of users in an environment. */
  allowList: ['trading'],
  /** The settings of the device. */
  preference: ['lang'],
  /** The flags of a session that a form can set. */
  sessionFlag: ['freeTokensRedeemed'],
  /** The parameters that a tab remembers. */
  remembered: ['receiveNetwork'],
} as const;

/** Types whose names the engine uses as well. */
interface AppTypes {
  readonly text: TextKey;
  readonly catalogue: CatalogueName;
  readonly offer: Offer;
}

declare module 'engine/schema/register.ts' {
  interface Register {
    readonly text: AppTypes['text'];
    readonly catalogue: AppTypes['catalogue'];
    readonly offer: AppTypes['offer'];
    readonly condition: AppCondition;
    readonly words: { readonly [List in keyof typeof words]: (typeof words)[List][number] };
  }
}

const listOfKeys = z.array(z.string());

registerLanguage({
  words,
  folders,
  files: ['app', 'tokens', 'networks', 'limits', 'levels', 'links', 'languages', 'business', 'glossary'],
  // `/protected` (with all screens), files of the build, the API.
  reservedPaths: ['protected', 'assets', 'pictures', 'i18n', 'v1', 'sandbox', 'bitfinex'],
  kindOfField,
  catalogues: catalogueNames,
  conditions: () => [
    z.strictObject({ runtime: z.enum(['web', 'messenger']) }).describe('Where the app runs'),
    z
      .strictObject({
        open: z.enum(networkOperations).describe('The operation'),
        network: networkKey.optional(),
        isAlone: z.boolean().optional().describe('And at no other one'),
        in: z.enum(['web', 'messenger']).optional().describe('Where it is asked about; without it, where the app runs'),
      })
      .describe('The operation is open at this network, without one at any (config/networks.json)'),
    z.strictObject({ allowed: z.enum(words.allowList) }).describe('The user is on this allow-list of the environment'),
  ],
  hiding: {
    elsewhere: { web: { runtime: 'messenger' }, messenger: { runtime: 'web' } },
    never: { not: { any: [{ runtime: 'web' }, { runtime: 'messenger' }] } },
  },
  offerFaults: ({ except }, keys) => {
    if (except === undefined) return [];
    const lists: [PropertyKey[], readonly string[]][] =
      'length' in except
        ? [[['except'], except]]
        : Object.entries(except).map(([runtime, list]) => [['except', runtime], list ?? []]);
    return lists.flatMap(([path, list]) => {
      const unknown = list.flatMap((word, index) =>
        keys.includes(word)
          ? []
          : [{ path: [...path, index], message: `"${word}" is not one of ${keys.join(', ')}`, unknown: word }],
      );
      const isEmpty = keys.every((key) => list.includes(key));
      return isEmpty ? [...unknown, { path, message: 'nothing is left to choose' }] : unknown;
    });
  },
  offer: () => ({
    openFor: z
      .enum(networkOperations)
      .optional()
      .describe('Only networks that are open for this operation (config/networks.json)'),
    except: z
      .union([
        listOfKeys,
        z.strictObject({
          web: listOfKeys.optional().describe('Keys that are not offered on the web; none if left out'),
          messenger: listOfKeys.optional().describe('Keys that are not offered in the messenger; none if left out'),
        }),
      ])
      .optional()
      .describe('Entries that are not offered: everywhere, or by runtime'),
  }),
});

/** The kind of a view's field, which its name tells; every other field is a number. */
function kindOfField(name: string): ValueKind | undefined {
  if (/^(is|has|can|are)[A-Z]/.test(name)) return 'truth';
  if (/^date$|FinishAt$/.test(name)) return 'date';
  if (/^(id|ticker|type|status|name|nextName|savedAddress|savedNetwork)$/.test(name)) return 'text';
  return name === 'time' ? undefined : 'amount';
}
