import { type NetworkOperation, networkOperations } from '../../src/domain/openings.ts';
import type { Values } from '../../src/values/schema.ts';
import { recordOf } from 'engine/record.ts';

type Limits = Values['limits'];
/** The side on which an amount is bounded. */
export type Bound = 'minimum' | 'maximum';
/** What a limit is counted in. */
export type Unit = 'token' | 'usdt';

/** An amount of config/limits.json and its path there. */
export interface LimitFigure {
  readonly path: readonly string[];
  readonly amount: string;
}

/** The fields of the view `operation-limits`, each with the bound and the unit that it has. */
const viewFields: Readonly<Record<string, readonly [Bound, Unit]>> = {
  minimum: ['minimum', 'token'],
  minimumUsdt: ['minimum', 'usdt'],
  maximum: ['maximum', 'token'],
  maximumUsdt: ['maximum', 'usdt'],
};

/** Every amount that can be this limit of an operation; those of a token or network first, that of the group last. */
export function figuresOf(limits: Limits, operation: NetworkOperation, bound: Bound, unit: Unit): LimitFigure[] {
  const { group, tokens = {}, networks = {}, ...general } = limits.operations[operation];
  const figureAt = (path: readonly string[], amount: string | undefined): LimitFigure[] =>
    amount === undefined ? [] : [{ path, amount }];
  const special = Object.entries({ tokens, networks }).flatMap(([kind, entries]) =>
    Object.entries(entries).flatMap(([key, bounds]) =>
      figureAt(['operations', operation, kind, key, bound, unit], bounds[bound]?.[unit]),
    ),
  );
  const ofOperation = figureAt(['operations', operation, bound, unit], general[bound]?.[unit]);
  const isOfGroup = ofOperation.length === 0 && bound === 'minimum' && group !== undefined;
  return [...special, ...ofOperation, ...(isOfGroup ? [{ path: [group, unit], amount: limits[group][unit] }] : [])];
}

/** The limit that a reference such as `$limit.minimum` reads, in a file with this `data`; undefined for another one. */
export function limitRead(reference: unknown, data: unknown): readonly [NetworkOperation, Bound, Unit] | undefined {
  const [, name = '', field = ''] = /^\$(\w+)\.(\w+)$/.exec(String(reference)) ?? [];
  const source: Record<string, unknown> = recordOf(recordOf(data)[name]);
  const operation = networkOperations.find((one) => one === recordOf(source['with']).operation);
  const [bound, unit] = viewFields[field] ?? [];
  if (source['view'] !== 'operation-limits' || !operation || !bound || !unit) return undefined;
  return [operation, bound, unit];
}
