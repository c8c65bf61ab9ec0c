import Big from 'big.js';

import { type ConfigFolder, pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import { recordOf } from 'engine/record.ts';
import { conditionWords, isCondition } from './plain-words.ts';

type Path = readonly PropertyKey[];

/** The titles of the values of limits.json, by their pointers. */
const limitTitles: readonly (readonly [RegExp, string])[] = [
  [/^wallet\/token$/, 'Minimum of the wallet in tokens'],
  [/^wallet\/usdt$/, 'Minimum of the wallet in USDT'],
  [/^marketing\/token$/, 'Minimum of marketing in tokens'],
  [/^marketing\/usdt$/, 'Minimum of marketing in USDT'],
  [/^operations\/(\w+)\/group$/, 'Group of $1'],
  [/^operations\/(\w+)\/minimum$/, 'Minimum of $1'],
  [/^operations\/(\w+)\/minimum\/(\w+)$/, 'Minimum of $1 in $2'],
  [/^operations\/(\w+)\/maximum$/, 'Maximum of $1'],
  [/^operations\/(\w+)\/maximum\/(\w+)$/, 'Maximum of $1 in $2'],
  [/^operations\/(\w+)\/(token|network)s$/, 'Limit of $1 by $2'],
  [/^operations\/(\w+)\/(?:tokens|networks)\/(\w+)$/, 'Limits of $1 for $2'],
  [/^operations\/(\w+)\/(?:tokens|networks)\/(\w+)\/(\w+)$/, 'Limit of $1 for $2, $3'],
  [/^operations\/(\w+)\/(?:tokens|networks)\/(\w+)\/(\w+)\/(\w+)$/, 'Limit of $1 for $2, $3 in $4'],
  [/^start\/usdt$/, 'Minimum to start a period, in USDT'],
  [/^start\/promo$/, 'Minimum of the gift to start a period'],
  [/^start\/days$/, 'Days of a period'],
  [/^gift\/amount$/, 'Amount of the gift'],
  [/^gift\/ticker$/, 'Token of the gift'],
  [/^steps\/(\w+)$/, 'Input step, $1'],
];

const entryTitles: Readonly<Record<string, string>> = {
  links: 'Link',
  tokens: 'Token',
  markets: 'Market',
  networks: 'Network',
};

/** The English texts of a config folder, by key; for a plural its form `_other`. */
export function englishTexts(config: ConfigFolder): ReadonlyMap<string, string> {
  const pairs = Object.entries(recordOf(config.file('locales/en').value)).map(([key, text]): [string, string] => [
    key.replace(/_other$/, ''),
    String(text),
  ]);
  return new Map(pairs);
}

/** The title of a plain value, such as `Level 3 “Business”, volume`. */
export function valueTitle(config: ConfigFolder, file: string, path: Path): string {
  const parts = path.map(String);
  const [group = '', name = '', ...rest] = parts;
  const at = (keys: Path): unknown =>
    keys.reduce<unknown>((value, key) => recordOf(value)[String(key)], config.file(file).value);
  const part = rest.length === 0 ? '' : `, ${rest.join(' ')}`;
  if (file === 'limits') {
    const pointer = parts.join('/');
    const known = limitTitles.find(([pattern]) => pattern.test(pointer));
    return known ? pointer.replace(known[0], known[1]) : `Limit ${parts.join(' ')}`;
  }
  if (file === 'levels' && group === 'levels' && name !== '')
    return `Level ${name} “${String(recordOf(at([group, Number(name)])).name)}”${part}`;
  if (file === 'languages' && name !== '') {
    const { code, label } = recordOf(at([group, Number(name)]));
    return `Language “${String(label)}” (${String(code)})${part}`;
  }
  const entry = entryTitles[group];
  if (entry !== undefined && name !== '') return `${entry} ${name}${part}`;
  if (file === 'app' && group === 'notices' && name !== '') {
    const { en } = recordOf(recordOf(at([group, Number(name)]))['text']);
    return `Notice ${en === undefined ? `no. ${Number(name) + 1}` : `“${String(en)}”`}${part}`;
  }
  if (file === 'app') return `App value ${parts.join(' ')}`;
  return `${file.slice(0, 1).toUpperCase()}${file.slice(1)}, ${parts.join(' ')}`;
}

/** A value in words: amounts as written, other texts in quotes, objects as a list of their properties; never JSON. */
export function valueWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return /^-?\d+(\.\d+)?$/.test(value) ? value : (momentWords(value) ?? `“${value}”`);
  if (typeof value !== 'object' || value === null) return String(value);
  if (isCondition(value)) return conditionWords(value);
  const within = (entry: unknown): string => (typeof entry === 'object' ? `(${valueWords(entry)})` : valueWords(entry));
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(within).join(', ');
  return Object.entries(value)
    .map(([key, entry]) => `${key} ${Array.isArray(entry) ? valueWords(entry) : within(entry)}`)
    .join(', ');
}

/** A moment with its offset in words, by the clock that it was written with; undefined for any other text. */
function momentWords(text: string): string | undefined {
  const [, day, time, offset] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return undefined;
  const words = (options: Intl.DateTimeFormatOptions): string =>
    noon.toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });
  const date = `${words({ weekday: 'long' })}, ${words({ day: 'numeric', month: 'long', year: 'numeric' })}`;
  return `${date} at ${time} ${offset === 'Z' ? 'UTC' : `UTC${offset}`}`;
}

/** A question for a number that is ten times what it was, or more, or a tenth; empty for any other change. */
export function jumpWords(before: unknown, after: unknown): string {
  const [former, latter] = [amountOf(before), amountOf(after)];
  if (!former?.gt(0) || !latter?.gt(0)) return '';
  const times = latter.gt(former) ? latter.div(former) : former.div(latter);
  if (times.lt(10)) return '';
  const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(times.toNumber());
  return ` (${latter.gt(former) ? `${figure} times as much` : `1/${figure} of it`}: is that meant?)`;
}

function amountOf(value: unknown): Big | undefined {
  return /^\d+(\.\d+)?$/.test(String(value)) ? new Big(String(value)) : undefined;
}

/** A change in words: `“a” → “b”`; for a list of words, those that were added and removed. */
export function changeWords(before: unknown, after: unknown): string {
  const isPlain = (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.every((entry) => typeof entry !== 'object');
  if (!isPlain(before) || !isPlain(after))
    return `${valueWords(before)} → ${valueWords(after)}${jumpWords(before, after)}`;
  const came = after.filter((entry) => !before.includes(entry));
  const went = before.filter((entry) => !after.includes(entry));
  const words = [
    ...(came.length > 0 ? [`now also ${valueWords(came)}`] : []),
    ...(went.length > 0 ? [`no longer ${valueWords(went)}`] : []),
  ];
  return words.length > 0 ? words.join(', ') : `in another order: ${valueWords(after)}`;
}

/** The title of a file: `Screen /wallet “Wallet”`, `Form withdraw “Send”`. */
export function fileTitle(config: ConfigFolder, file: string, texts: ReadonlyMap<string, string>): string {
  const [group = '', ...rest] = file.split('/');
  const { title, label } = recordOf(config.file(file).value);
  const text = texts.get(String(title ?? label));
  const quoted = text === undefined ? '' : ` “${text}”`;
  const name = rest.join('/');
  if (group === 'screens') return `Screen ${pathOfScreen(name)}${quoted}`;
  if (group === 'lists') return `List ${name}${quoted}`;
  if (group === 'forms') return `Form ${name}${quoted}`;
  if (group === 'environments') return `Environment ${name}`;
  if (group === 'parts') return `Part ${name}`;
  return group === 'navigation' ? 'Navigation, on every screen' : group;
}

/** A path in a file in words: `summary “Account” › buttons “Start” › variant`. */
export function placeWords(root: unknown, path: Path, texts: ReadonlyMap<string, string>): string {
  const words: string[] = [];
  let at = root;
  for (const [index, step] of path.entries()) {
    const holder = at;
    at = recordOf(at)[String(step)];
    const name = nodeWords(at, texts);
    const isNumber = typeof step === 'number';
    const isListOfNodes = typeof path[index + 1] === 'number' && /^(blocks|items)$/.test(String(step));
    // Of several that read the same, each says which one it is.
    const isOneOfSeveral = Array.isArray(holder) && holder.filter((one) => nodeWords(one, texts) === name).length > 1;
    if (isNumber && name === '') words.push(`no. ${step + 1}`);
    else if (isNumber) words.push(isOneOfSeveral ? `${name} (no. ${step + 1})` : name);
    else if (!isListOfNodes) words.push(name === '' ? String(step) : `${String(step)} ${name}`);
  }
  return words.join(' › ');
}

/** The name of a part of a screen, list or form: its kind and its text; empty if it has neither. */
export function nodeWords(node: unknown, texts: ReadonlyMap<string, string>): string {
  if (typeof node !== 'object' || node === null) return '';
  const { block, cell, field, action, include, title, label, text, icon }: Record<string, unknown> = { ...node };
  const kind = block ?? cell ?? field ?? action ?? (typeof include === 'string' ? `part ${include}` : undefined);
  const key = [title, label, text].map((one) => (typeof one === 'object' ? recordOf(one).text : one));
  const name = key.map((one) => texts.get(String(one))).find((one) => one !== undefined);
  const words = [typeof kind === 'string' ? kind : '', name === undefined ? '' : `“${name}”`];
  const joined = words.filter((word) => word !== '').join(' ');
  return joined === '' && typeof icon === 'string' ? `icon ${icon}` : joined;
}
