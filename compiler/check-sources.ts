import type { GivenFault } from '../src/engine/definition/scope.ts';
import type { Catalogue } from './catalogue.ts';
import type { Operation } from './contract.ts';
import { type Fault, nearest } from './faults.ts';
import { entryShape } from './shape.ts';
import type { SourceFile } from './source-file.ts';
import { type Target, bodyTarget, givenFaults, pathTarget, queryTarget, viewTarget } from './targets.ts';

type Path = readonly string[];

/** What is wrong with the operations and views a file asks: of another method, no list, or with other parameters. */
export function checkSources(file: SourceFile, catalogue: Catalogue): Fault[] {
  const given: Record<string, unknown> = Object(file.value);
  const data: [string, unknown][] = Object.entries(Object(given['data']));
  const faults = data.flatMap(([name, source]) => checkSource(file, ['data', name], source, catalogue));
  if ('operation' in given) faults.push(...checkPage(file, [], given, catalogue));
  if ('submit' in given) faults.push(...checkSubmit(file, given['submit'], catalogue));
  return faults;
}

function checkSource(file: SourceFile, path: Path, source: unknown, catalogue: Catalogue): Fault[] {
  const { operation, view, first, with: parameters }: Record<string, unknown> = Object(source);
  const known = catalogue.kinds.views.get(String(view));
  if (known) return givenAt(file, path, 'with', parameters, viewTarget(String(view), known));
  const called = catalogue.operations.get(String(operation));
  if (!called) return [];
  const isList = first !== true || entryShape(called.answer) !== undefined;
  return [
    ...methodFaults(file, path, called, 'GET'),
    ...(isList ? [] : [file.fault([...path, 'first'], `${called.id} answers no list`, undefined, true)]),
    ...givenAt(file, path, 'with', parameters, queryTarget(called, false)),
  ];
}

/** A list and the look after a lost answer both read pages. */
function checkPage(file: SourceFile, path: Path, source: unknown, catalogue: Catalogue): Fault[] {
  const { operation, with: parameters, match }: Record<string, unknown> = Object(source);
  const called = catalogue.operations.get(String(operation));
  if (!called) return [];
  const entry = entryShape(called.answer);
  const faults = methodFaults(file, path, called, 'GET');
  if (called.method === 'GET' && !entry)
    faults.push(file.fault([...path, 'operation'], `${called.id} answers no list`));
  faults.push(...givenAt(file, path, 'with', parameters, queryTarget(called, true)));
  for (const field of Object.keys(Object(match))) {
    if (!entry || entry.fields.has(field)) continue;
    faults.push(
      file.fault(
        [...path, 'match', field],
        `an entry of ${called.id} has no field "${field}"`,
        nearest(field, entry.fields.keys()),
        true,
      ),
    );
  }
  return faults;
}

function checkSubmit(file: SourceFile, submit: unknown, catalogue: Catalogue): Fault[] {
  const { operation, path, body, verify }: Record<string, unknown> = Object(submit);
  const called = catalogue.operations.get(String(operation));
  const faults = verify === undefined ? [] : checkPage(file, ['submit', 'verify'], verify, catalogue);
  if (!called) return faults;
  if (called.method !== 'POST') return [...methodFaults(file, ['submit'], called, 'POST'), ...faults];
  return [
    ...givenAt(file, ['submit'], 'path', path, pathTarget(called)),
    ...givenAt(file, ['submit'], 'body', body, bodyTarget(called)),
    ...faults,
  ];
}

function methodFaults(file: SourceFile, path: Path, called: Operation, method: 'GET' | 'POST'): Fault[] {
  return called.method === method
    ? []
    : [file.fault([...path, 'operation'], `${called.id} is a ${called.method}, not a ${method}`)];
}

function givenAt(file: SourceFile, path: Path, group: string, given: unknown, target: Target): Fault[] {
  return givenFaults(target, Object(given)).map(({ word, message, nearest: hint, isAtKey }: GivenFault) => {
    return file.fault(word === undefined ? path : [...path, group, word], message, hint, isAtKey);
  });
}
