import { declaredIn } from 'engine/compiler/check/catalogue.ts';
import { type ConfigFolder, fileOfScreen, pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import { valueInSandbox, writtenPlace } from '../values/environments.ts';
import { kindOfFile, parametersOf } from 'engine/compiler/read/file-kind.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import { bareKeys, withoutForm } from 'engine/compiler/texts/plural-forms.ts';
import type { NamedKind, Use } from './uses.ts';
import { recordOf } from 'engine/record.ts';

/** A name that is used in config/ but not declared. */
export interface Missing {
  readonly kind: NamedKind;
  /** Where it would be declared, such as `lists/withdraws` for a parameter; empty for kinds with one fixed place. */
  readonly of: string;
  readonly word: string;
}

/** A name that is declared in config/, and its place. */
export interface Declaration {
  readonly word: string;
  readonly file: string;
  readonly path: readonly PropertyKey[];
}

/** The name that a {@link Use} has for `word`, declared at the place where the missing name would be. */
export function useName({ kind, of }: Missing, word: string): string {
  if (kind === 'parameter') return `${of}#${word}`;
  return kind === 'value' ? `${of}/${word}` : word;
}

/** The names declared in config/ that have the same kind and place as the missing one. */
export function declarationsOf({ kind, of }: Pick<Missing, 'kind' | 'of'>, config: ConfigFolder): Declaration[] {
  const keysAt = (file: string, path: readonly string[]): Declaration[] => {
    const value = path.reduce<unknown>((at, key) => recordOf(at)[key], valueInSandbox(config, file));
    return Object.keys(recordOf(value)).map((word) => ({ word, ...writtenPlace(file, [...path, word]) }));
  };
  const files = (group: 'lists' | 'forms'): Declaration[] =>
    config.namesOf(group).map((word) => ({ word, file: `${group}/${word}`, path: [] }));
  switch (kind) {
    case 'text': {
      const texts = bareKeys(keysAt('locales/en', []).map(({ word }) => word));
      return keysAt('locales/en', []).flatMap(({ word, ...place }) =>
        word === '$schema' ? [] : [{ ...place, word: texts.has(word) ? word : withoutForm(word) }],
      );
    }
    case 'list':
      return files('lists');
    case 'form':
      return files('forms');
    case 'screen':
      return config.namesOf('screens').map((name) => ({ word: pathOfScreen(name), file: `screens/${name}`, path: [] }));
    case 'link':
      return keysAt('links', ['links']);
    case 'token':
      return keysAt('tokens', ['tokens']);
    case 'network':
      return keysAt('networks', ['networks']);
    case 'parameter':
      return keysAt(of, [parametersOf(kindOfFile(of)).key]);
    case 'value': {
      const [file = '', ...path] = of.split('/');
      return keysAt(file, path);
    }
    default:
      return [];
  }
}

/** The undeclared name that a use refers to; undefined if it is declared, or if the declarations cannot be read. */
export function missingIn({ kind, name }: Use, config: ConfigFolder): Missing | undefined {
  const absent = (of: string, word: string): Missing | undefined =>
    declarationsOf({ kind, of }, config).some((one) => one.word === word) ? undefined : { kind, of, word };
  switch (kind) {
    case 'parameter': {
      const [of = '', word = ''] = name.split('#');
      const file = config.file(of);
      if (file.syntaxFaults.length > 0 || !config.names.includes(of)) return undefined;
      const aliases = [...(declaredIn(file, kindOfFile(of)) ?? [])].map(
        ([, one]) => one && 'alias' in one && one.alias,
      );
      return aliases.includes(word) ? undefined : absent(of, word);
    }
    case 'value': {
      const [file = '', ...path] = name.split('/');
      if (config.file(file).syntaxFaults.length > 0) return undefined;
      for (const [index, word] of path.entries()) {
        const missing = absent([file, ...path.slice(0, index)].join('/'), word);
        if (missing) return missing.of === 'tokens/tokens' ? { kind: 'token', of: '', word } : missing;
      }
      return undefined;
    }
    case 'link':
      return config.file('links').syntaxFaults.length > 0 ? undefined : absent('', name);
    case 'token':
      return config.file('tokens').syntaxFaults.length > 0 ? undefined : absent('', name);
    case 'list':
    case 'form':
      return absent('', name);
    case 'screen':
      return /[?#]/.test(name) || config.names.includes(fileOfScreen(name)) ? undefined : absent('', name);
    default:
      return undefined;
  }
}

/** The name that a fault is about: as it is written, or what stands for the parameter that a part writes, such as `{token}`. */
export function namedIn({ kind }: Fault, written: string): string {
  return written.startsWith('{') && kind?.is === 'word' ? kind.word : written;
}

/** The undeclared text key or catalogue entry at the place of a fault; undefined for a fault about anything else. */
export function missingAt(fault: Fault, config: ConfigFolder): Missing | undefined {
  const { file, pointer, nearest, kind: about } = fault;
  const name = file.replace(/^config\/|\.json$/g, '');
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const absent = (kind: 'text' | 'token' | 'network', word: string): Missing | undefined =>
    declarationsOf({ kind, of: '' }, config).some((one) => one.word === word) ? undefined : { kind, of: '', word };
  if (name.startsWith('locales/')) return path.length === 1 ? absent('text', withoutForm(path[0] ?? '')) : undefined;
  const word = config.file(name).writtenAt(path);
  if (typeof word !== 'string' || word.startsWith('$') || !(name.includes('/') || name === 'glossary'))
    return undefined;
  if (/^[a-z]\w*(\.[\w-]+)+$/i.test(word)) return absent('text', word);
  const possible = (about?.is === 'word' ? about.words : undefined) ?? (nearest === undefined ? undefined : [nearest]);
  const kind = (['token', 'network'] as const).find((one) => {
    const declared = new Set(declarationsOf({ kind: one, of: '' }, config).map((entry) => entry.word));
    return possible?.every((entry) => declared.has(entry)) === true;
  });
  return kind && absent(kind, namedIn(fault, word));
}
