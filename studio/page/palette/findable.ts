import { isRecord, recordOf } from 'engine/record.ts';
import type { ConfigFile, State } from '../answers.ts';
import type { Findable } from './matching.ts';
import { type Opened, pointerOf } from '../form/editor-context.ts';
import { firstNumber, itemNames } from '../form/item-names.ts';
import { propertiesOf, shownSchema } from '../form/parts.ts';
import { type Path, type Schemas, alternativesOf, isPart, resolveSchema } from '../form/schema.ts';
import { wordsOf } from '../../../compiler/changes/plain-words.ts';

/** Something that the palette finds, and what it opens; its description says where it stands, and what it is now. */
export interface Found extends Findable {
  readonly file: string;
  readonly pointer: string;
  readonly view: Opened['view'];
}

/** The kinds of files whose fields are found: all but the parts of screens, which are found by their texts. */
export const settingKinds: readonly string[] =
  'app tokens networks limits levels links languages business environment navigation form list'.split(' ');

/** Every file, by its title or name. */
export function foundFiles({ files }: Pick<State, 'files'>): Found[] {
  return files.map(({ name, title }) => ({
    label: title,
    // A file is meant by its title or name alone, before a text of the same words.
    called: [/“(.+)”$/.exec(title)?.[1] ?? title, name.replace(/^.*\//, '')],
    description: `config/${name}.json`,
    keywords: '',
    file: name,
    pointer: '',
    view: 'file',
  }));
}

/**
 * Every field of a file of settings, also what is not set, under the words that its form has for it; a text shows as
 * people read it. All are found by the title of the file, too.
 */
export function foundSettings(
  schemas: Schemas,
  texts: Readonly<Record<string, string>>,
  file: ConfigFile,
  title: string,
): Found[] {
  const found = (words: readonly string[], path: Path, about: string, value: unknown): Found => ({
    label: [file.name, ...words].join(' › '),
    description: [
      value === undefined ? 'not set' : typeof value === 'object' ? '' : (texts[String(value)] ?? String(value)),
      about,
    ]
      .filter((part) => part !== '')
      .join(' — '),
    keywords: '',
    file: file.name,
    pointer: pointerOf(path),
    view: 'file',
  });
  const within = (
    unresolved: unknown,
    value: unknown,
    words: readonly string[],
    path: Path,
    around: string,
  ): Found[] => {
    const schema = shownSchema(schemas, unresolved, value);
    const description = recordOf(unresolved).description ?? schema['description'];
    const about = String(description ?? '');
    const self = path.length === 0 ? [] : [{ ...found(words, path, about, value), keywords: around }];
    // What is not set yet says what it takes, such as the operations that a network can close.
    if (value === undefined && path.length > 0) {
      const schemaOf = resolveSchema(schemas, unresolved);
      const ways = alternativesOf(schemas, schemaOf).filter((one) => !isPart(one));
      const parts = ways.length > 1 ? [] : propertiesOf(ways[0] ?? schemaOf, {});
      return [
        ...self,
        ...parts.map(([key, child]) => ({
          ...found([...words, wordsOf(key)], [...path, key], String(child['description'] ?? ''), undefined),
          keywords: `${around} ${about}`,
        })),
      ];
    }
    if (!isRecord(value)) return self;
    const parts = Array.isArray(value)
      ? itemNames(words.at(-1) ?? '', value, texts, firstNumber(file.name, path)).map(
          (name, index) => [name, index, schema['items']] as const,
        )
      : propertiesOf(schema, value).map(([key, child]) => [wordsOf(key), key, child] as const);
    const inner = recordOf(value);
    return [
      ...self,
      ...parts.flatMap(([name, key, child]) =>
        within(child, inner[key], [...words, name], [...path, key], `${around} ${about}`),
      ),
    ];
  };
  return within(schemas[`${file.kind}.json`], file.value, [], [], title);
}

/** Every text by its key, its words in the language that is shown, and its English ones. */
export function foundTexts(shown: unknown, english: unknown): Found[] {
  const [translated, model] = [recordOf(shown), recordOf(english)];
  return [...new Set([...Object.keys(model), ...Object.keys(translated)])]
    .filter((key) => key !== '$schema')
    .map((key) => ({
      label: String(translated[key] ?? model[key]),
      description: key,
      keywords: String(model[key] ?? ''),
      file: '',
      pointer: pointerOf([key]),
      view: 'texts',
    }));
}
