import { declaredIn } from './catalogue.ts';
import { type ConfigFolder, fileOfScreen, pathOfScreen } from './config-folder.ts';
import type { Fault } from './faults.ts';
import { bareKeys, withoutForm } from './plural-forms.ts';
import type { NamedKind, Use } from './uses.ts';

/** A name of config/ that something uses and nothing declares. */
export interface Missing {
  readonly kind: NamedKind;
  /** What it is declared in, such as `lists/withdraws` of a parameter; empty for what stands in one file alone. */
  readonly of: string;
  readonly word: string;
}

/** Something that is declared in config/: its word, and where it stands. */
export interface Declaration {
  readonly word: string;
  readonly file: string;
  readonly path: readonly PropertyKey[];
}

/** The name by which {@link Use}s tell what is missing, or declared in its place. */
export function useName({ kind, of }: Missing, word: string): string {
  if (kind === 'parameter') return `${of}#${word}`;
  return kind === 'value' ? `${of}/${word}` : word;
}

/** What is declared in config/ of the kind of what is missing, where that could be declared. */
export function declarationsOf({ kind, of }: Pick<Missing, 'kind' | 'of'>, config: ConfigFolder): Declaration[] {
  const keysAt = (file: string, path: readonly string[]): Declaration[] => {
    const held = path.reduce<unknown>((at, key) => Object(at)[key], config.file(file).value);
    return Object.keys(Object(held)).map((word) => ({ word, file, path: [...path, word] }));
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
      return keysAt(of, [of.startsWith('screens/') ? 'search' : 'parameters']);
    case 'value': {
      const [file = '', ...path] = of.split('/');
      return keysAt(file, path);
    }
    default:
      return [];
  }
}

/** What a place of config/ uses and nothing declares; undefined where it is declared, or nobody can know. */
export function missingIn({ kind, name }: Use, config: ConfigFolder): Missing | undefined {
  const absent = (of: string, word: string): Missing | undefined =>
    declarationsOf({ kind, of }, config).some((one) => one.word === word) ? undefined : { kind, of, word };
  switch (kind) {
    case 'parameter': {
      const [of = '', word = ''] = name.split('#');
      const file = config.file(of);
      const group = of.startsWith('screens/') ? 'search' : 'parameters';
      if (file.syntaxFaults.length > 0 || !config.names.includes(of)) return undefined;
      const aliases = [...(declaredIn(file, group) ?? [])].map(([, one]) => one && 'alias' in one && one.alias);
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

/** What a fault is about whose place names nothing that is known: a text by its key, or an entry of a catalogue. */
export function missingAt({ file, pointer, nearest }: Fault, config: ConfigFolder): Missing | undefined {
  const name = file.replace(/^config\/|\.json$/g, '');
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const absent = (kind: 'text' | 'token' | 'network', word: string): Missing | undefined =>
    declarationsOf({ kind, of: '' }, config).some((one) => one.word === word) ? undefined : { kind, of: '', word };
  if (name.startsWith('locales/')) return path.length === 1 ? absent('text', withoutForm(path[0] ?? '')) : undefined;
  const word = path.reduce<unknown>((at, key) => Object(at)[key], config.file(name).value);
  if (typeof word !== 'string' || word.startsWith('$') || !(name.includes('/') || name === 'glossary'))
    return undefined;
  if (/^[a-z]\w*(\.[\w-]+)+$/i.test(word)) return absent('text', word);
  const kind = (['token', 'network'] as const).find((one) =>
    declarationsOf({ kind: one, of: '' }, config).some((entry) => entry.word === nearest),
  );
  return kind && absent(kind, word);
}
