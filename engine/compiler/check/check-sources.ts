import type { ArgumentFault } from '../../schema/scope.ts';
import type { Catalogue } from './catalogue.ts';
import type { Operation } from '../read/contract.ts';
import type { Fault } from '../report/faults.ts';
import { type ShapeAt, strangeWords } from './reference-words.ts';
import { entryShape } from './shape.ts';
import type { SourceFile } from '../read/source-file.ts';
import { type Target, bodyTarget, argumentFaults, pathTarget, queryTarget, viewTarget } from './targets.ts';
import { recordOf } from '../../record.ts';

type Path = readonly string[];

/** The file to check, and the names it may refer to. */
interface Checked {
  readonly file: SourceFile;
  readonly catalogue: Catalogue;
  readonly shapeAt: ShapeAt;
}

/** Faults of the operations and views a file uses: the wrong method, no list in the answer, or wrong parameters. */
export function checkSources(file: SourceFile, catalogue: Catalogue, shapeAt: ShapeAt): Fault[] {
  const checked: Checked = { file, catalogue, shapeAt };
  const content: Record<string, unknown> = recordOf(file.value);
  const data: [string, unknown][] = Object.entries(recordOf(content['data']));
  const faults = data.flatMap(([name, source]) => checkSource(checked, ['data', name], source));
  if ('operation' in content) faults.push(...checkPage(checked, [], content));
  if ('submit' in content) faults.push(...checkSubmit(checked, content['submit']));
  return faults;
}

function checkSource(checked: Checked, path: Path, source: unknown): Fault[] {
  const { file, catalogue } = checked;
  const { operation, view, first, with: parameters } = recordOf(source);
  const known = catalogue.kinds.views.get(String(view));
  if (known)
    return argumentFaultsAt(checked, path, 'with', parameters, viewTarget(String(view), known, catalogue.wordsOf));
  const called = catalogue.operations.get(String(operation));
  if (!called) return [];
  const isList = first !== true || entryShape(called.answer) !== undefined;
  return [
    ...methodFaults(file, path, called, 'GET'),
    ...(isList ? [] : [file.fault([...path, 'first'], `${called.id} does not answer with a list`, undefined, true)]),
    ...argumentFaultsAt(checked, path, 'with', parameters, queryTarget(called, false)),
  ];
}

/** Checks a source that is read page by page: the operation of a list, or the history of a form's `submit`. */
function checkPage(checked: Checked, path: Path, source: unknown): Fault[] {
  const { file, catalogue } = checked;
  const { operation, with: parameters } = recordOf(source);
  const called = catalogue.operations.get(String(operation));
  if (!called) return [];
  const entry = entryShape(called.answer);
  const faults = methodFaults(file, path, called, 'GET');
  if (called.method === 'GET' && !entry)
    faults.push(file.fault([...path, 'operation'], `${called.id} does not answer with a list`));
  const unpaged = ['offset', 'limit'].filter((name) => !called.queryParameters.includes(name));
  // An answer that counts all entries is one page of them.
  if (entry && called.answer.fields.has('total') && unpaged.length > 0)
    faults.push(
      file.fault(
        [...path, 'operation'],
        `${called.id} answers page by page, but takes no ${unpaged.map((name) => `"${name}"`).join(' and no ')}: every page would be the first one`,
      ),
    );
  faults.push(...argumentFaultsAt(checked, path, 'with', parameters, queryTarget(called, true)));
  return faults;
}

function checkSubmit(checked: Checked, submit: unknown): Fault[] {
  const { file, catalogue } = checked;
  const { operation, path, body, history } = recordOf(submit);
  const called = catalogue.operations.get(String(operation));
  const faults = history === undefined ? [] : checkPage(checked, ['submit', 'history'], history);
  if (!called) return faults;
  if (called.method !== 'POST') return [...methodFaults(file, ['submit'], called, 'POST'), ...faults];
  return [
    ...argumentFaultsAt(checked, ['submit'], 'path', path, pathTarget(called)),
    ...argumentFaultsAt(checked, ['submit'], 'body', body, bodyTarget(called)),
    ...emptyFaults(checked, called, Object.entries(recordOf(body))),
    ...lengthFaults(checked, called, Object.entries(recordOf(body))),
    ...codeFaults(checked, called, recordOf(submit)),
    ...faults,
  ];
}

/** Faults of required amounts that come from an optional field: an empty field is left out of the request. */
function emptyFaults({ file }: Checked, called: Operation, body: readonly [string, unknown][]): Fault[] {
  const fields: Record<string, unknown> = recordOf(recordOf(file.value).fields);
  return body.flatMap(([name, value]) => {
    const field = /^\$form\.(\w+)$/.exec(String(value))?.[1] ?? '';
    const isAmount = called.takes.get(name)?.kind === 'amount' && called.required.includes(name);
    if (!isAmount || !Object.hasOwn(fields, field) || 'required' in recordOf(fields[field])) return [];
    const message = `${called.id} needs "${name}": the field "${field}" may be empty, as it has no "required"`;
    return file.fault(['submit', 'body', name], message);
  });
}

/** Faults of text fields that accept more characters than an operation, or no text where the operation needs one. */
function lengthFaults({ file, catalogue }: Checked, called: Operation, body: readonly [string, unknown][]): Fault[] {
  const fields: Record<string, unknown> = recordOf(recordOf(file.value).fields);
  return body.flatMap(([name, value]) => {
    const length = called.takes.get(name)?.length;
    const field = /^\$form\.(\w+)$/.exec(String(value))?.[1] ?? '';
    const node: Record<string, unknown> = recordOf(fields[field]);
    const typed = catalogue.kinds.slots.field.get(String(node['field']))?.length;
    if (!length || !typed) return [];
    const most = Number(node[typed.prop] ?? typed.usual);
    const faults = [];
    if (most > length.max) {
      const message = `${called.id} takes ${length.max} characters of "${name}" at most, not ${most}`;
      faults.push(file.fault(['fields', field, typed.prop], message));
    }
    if (length.min > 0 && !('required' in node) && called.required.includes(name))
      faults.push(
        file.fault(['fields', field], `${called.id} does not accept an empty "${name}": the field needs "required"`),
      );
    return faults;
  });
}

/** Faults of a form that asks for a two-factor code: the operation takes none, no review comes before, or a field has it. */
function codeFaults({ file }: Checked, called: Operation, submit: Record<string, unknown>): Fault[] {
  const { twoFactor = 'never', body }: Record<string, unknown> = submit;
  const field = /^\$form\.(\w+)$/.exec(String(recordOf(body).twoFactorCode))?.[1];
  if (field !== undefined) {
    const message = `the code is not typed into "${field}": with "twoFactor" it is asked for after the review`;
    return [file.fault(['submit', 'body', 'twoFactorCode'], message)];
  }
  if (twoFactor === 'never') return [];
  const { twoFactorCode = '' } = recordOf(body);
  if (twoFactor === 'whenAsked' && twoFactorCode !== '') {
    const message = `${JSON.stringify(twoFactorCode)} is sent before a code is asked for, and counts as a wrong one`;
    return [file.fault(['submit', 'body', 'twoFactorCode'], message, '')];
  }
  const steps: unknown = recordOf(file.value).steps;
  const last: unknown = Array.isArray(steps) ? steps.at(-1) : undefined;
  if (!called.takes.has('twoFactorCode'))
    return [file.fault(['submit', 'twoFactor'], `${called.id} takes no two-factor code`)];
  if (typeof last === 'object' && last !== null && 'review' in last) return [];
  return [file.fault(['submit', 'twoFactor'], 'the code is asked for after a review, and the last step is none')];
}

function methodFaults(file: SourceFile, path: Path, called: Operation, method: 'GET' | 'POST'): Fault[] {
  return called.method === method
    ? []
    : [file.fault([...path, 'operation'], `${called.id} is a ${called.method}, not a ${method}`)];
}

function argumentFaultsAt(checked: Checked, path: Path, group: string, args: unknown, target: Target): Fault[] {
  const { file, shapeAt } = checked;
  const faults = argumentFaults(target, recordOf(args), shapeAt).map(
    ({ word, message, nearest: hint, isAtKey, kind }: ArgumentFault): Fault => {
      const at = word === undefined ? path : [...path, group, word];
      return { ...file.fault(at, message, hint, isAtKey), kind };
    },
  );
  const entries: [string, unknown][] = Object.entries(recordOf(args));
  return [...faults, ...entries.flatMap(([name, one]) => strangeEntries(checked, [...path, group, name], one, target))];
}

/** Faults of catalogue entries, at their declaration, that a reference can pass but the contract does not accept. */
function strangeEntries({ catalogue, shapeAt }: Checked, path: Path, value: unknown, target: Target): Fault[] {
  const accepted = target.takes.get(path.at(-1) ?? '')?.words;
  if (!accepted || target.isOfContract !== true || typeof value !== 'string' || !value.startsWith('$')) return [];
  const { strange, isOfEntries } = strangeWords(value, accepted, shapeAt);
  const { catalogue: from, field } = shapeAt(value)?.from ?? {};
  if (!isOfEntries || from === undefined) return [];
  const entries: [string, unknown][] = Object.entries(recordOf(recordOf(catalogue.fileOf(from).value)[from]));
  return strange.map((word) => {
    const key = entries.find(([name, entry]) => word === (field === undefined ? name : recordOf(entry)[field]))?.[0];
    const place = [from, key ?? word, ...(field === undefined ? [] : [field])];
    const message = `openapi.yaml does not accept "${word}", only ${accepted.join(', ')}`;
    return catalogue.fileOf(from).fault(place, message, undefined, field === undefined);
  });
}
