import * as z from 'zod/mini';

import { type Values, type ValuesName, valuesSchemas } from '../src/values/schema.ts';
import { type Fault, nearest } from './faults.ts';
import type { SourceFile } from './source-file.ts';

const names: readonly ValuesName[] = ['app', 'tokens', 'networks', 'limits', 'levels', 'links', 'languages'];

/** Reads and checks the plain values; `values` is undefined when any file has a fault. */
export function readValues(open: (name: ValuesName) => SourceFile, operationIds: readonly string[]): { values: Values | undefined; faults: Fault[] } {
  const faults: Fault[] = [];
  const files = new Map(names.map((name) => [name, open(name)]));
  const read = <Name extends ValuesName>(name: Name): Values[Name] | undefined => {
    const file = files.get(name);
    if (!file) return undefined;
    faults.push(...file.syntaxFaults);
    if (file.syntaxFaults.length > 0) return undefined;
    const schema: z.ZodMiniType<unknown> = valuesSchemas[name];
    const result = schema.safeParse(file.value);
    if (result.success) return Object(file.value);
    for (const issue of result.error.issues) faults.push(...issueFaults(file, issue));
    return undefined;
  };
  const [app, tokens, networks, limits, levels, links, languages] = [
    read('app'),
    read('tokens'),
    read('networks'),
    read('limits'),
    read('levels'),
    read('links'),
    read('languages'),
  ];
  if (!app || !tokens || !networks || !limits || !levels || !links || !languages) return { values: undefined, faults };
  const values: Values = { app, tokens, networks, limits, levels, links, languages };
  faults.push(...crossFaults(values, (name) => files.get(name), operationIds));
  return { values: faults.length === 0 ? values : undefined, faults };
}

function issueFaults(file: SourceFile, issue: z.core.$ZodIssue): Fault[] {
  if (issue.code !== 'unrecognized_keys') return [file.fault(issue.path, issue.message)];
  const words = Object.keys(Object(Object(issue.inst)._zod?.def?.shape));
  return issue.keys.map((key) => file.fault([...issue.path, key], `unknown key "${key}"`, nearest(key, words), true));
}

/** Rules between values: limits in order, levels ascending, steps no finer than the tokens. */
function crossFaults(values: Values, file: (name: ValuesName) => SourceFile | undefined, operationIds: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  const complain = (name: ValuesName, path: PropertyKey[], message: string, hint?: string): void => {
    const place = file(name)?.fault(path, message, hint);
    if (place) faults.push(place);
  };
  for (const [form, most] of Object.entries(values.limits.maximums ?? {})) {
    for (const least of [values.limits.wallet, values.limits.marketing].slice(form.startsWith('marketing') ? 1 : 0).slice(0, 1)) {
      for (const unit of ['token', 'usdt'] as const) {
        if (compareDecimals(least[unit], most[unit]) > 0) complain('limits', ['maximums', form, unit], `the maximum ${most[unit]} is below the minimum ${least[unit]}`);
      }
    }
  }
  const tokens = Object.entries(values.tokens.tokens);
  for (const [form, step] of Object.entries(values.limits.steps)) {
    const decimals = step.split('.')[1]?.replace(/0+$/, '').length ?? 0;
    for (const [key, token] of tokens) {
      if (decimals > token.decimals) complain('limits', ['steps', form], `the step ${step} is finer than the ${token.decimals} decimals of ${key}`);
    }
    if (/^0(\.0*)?$/.test(step)) complain('limits', ['steps', form], 'a step is more than zero');
  }
  values.levels.levels.forEach((level, index) => {
    const before = values.levels.levels[index - 1];
    if (!before) return;
    if (compareDecimals(level.volume, before.volume) <= 0) complain('levels', ['levels', index, 'volume'], `"${level.name}" needs no more volume than "${before.name}"`);
    if (level.partners <= before.partners) complain('levels', ['levels', index, 'partners'], `"${level.name}" needs no more partners than "${before.name}"`);
    if (level.coverage <= before.coverage) complain('levels', ['levels', index, 'coverage'], `"${level.name}" covers no more than "${before.name}"`);
  });
  for (const id of Object.keys(values.app.freshness)) {
    if (id !== 'default' && !operationIds.includes(id)) complain('app', ['freshness', id], `unknown operation "${id}"`, nearest(id, operationIds));
  }
  const codes = values.languages.languages.map((language) => language.code);
  if (!codes.includes('en')) complain('languages', ['languages'], 'English is the last resort and must be there');
  codes.forEach((code, index) => {
    if (codes.indexOf(code) !== index) complain('languages', ['languages', index, 'code'], `language "${code}" is there twice`);
  });
  return faults;
}

/** Compares two decimals as written in config: negative when the first is less. */
function compareDecimals(first: string, second: string): number {
  const [whole = '0', part = ''] = first.split('.');
  const [otherWhole = '0', otherPart = ''] = second.split('.');
  const size = Math.max(part.length, otherPart.length);
  const difference = BigInt(whole + part.padEnd(size, '0')) - BigInt(otherWhole + otherPart.padEnd(size, '0'));
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
