import { type ConfigFolder, pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import { usesInCode } from '../../compiler/report/find-uses.ts';
import { kindOfFile } from 'engine/compiler/read/file-kind.ts';
import { withoutForm } from 'engine/compiler/texts/plural-forms.ts';
import { Refused } from './config-name.ts';
import type { Drafts } from './drafts.ts';
import { editedFile, laidOut } from './edit-file.ts';
import type { Edit } from './edit-text.ts';
import { type Named, namedAt, referencesTo } from './references.ts';
import { recordOf } from 'engine/record.ts';

/** What is to have another name. */
export interface Renaming {
  /** A file of a screen, form, list or part, or the key of a text. */
  readonly name: string;
  readonly to: string;
  readonly isText: boolean;
  /** Whether the former address of a screen leads to the new one. */
  readonly isRedirected: boolean;
}

/**
 * The texts of all files after something was renamed, with every place that names it; undefined for a file that is gone.
 * @throws Refused where the name is in use, or a place cannot be changed
 */
export async function renamed(
  root: string,
  drafts: Drafts,
  config: ConfigFolder,
  renaming: Renaming,
): Promise<ReadonlyMap<string, string | undefined>> {
  const { name, to, isText, isRedirected } = renaming;
  const named: Named | undefined = isText ? { kind: 'text', name } : namedAt(config, name, []);
  if (!named || (!isText && kindOfFile(to) !== kindOfFile(name))) throw new Refused(400, 'This cannot be renamed.');
  const word = isText
    ? to
    : named.kind === 'screen'
      ? pathOfScreen(to.slice('screens/'.length))
      : to.replace(/^.*?\//, '');
  const isUsed = isText ? keysOf(config, 'en').some((key) => isKeyOf(key, to)) : drafts.text(to) !== undefined;
  if (isUsed) throw new Refused(409, 'This name is in use.');
  const inCode = named.kind === 'text' || (named.kind === 'screen' && !isRedirected) ? codeOf(root, named) : [];
  if (inCode.length > 0)
    throw new Refused(409, `The code of the app names it (${inCode[0] ?? ''}), so the name stays.`);

  const edits = new Map<string, Edit[]>();
  const edit = (file: string, change: Edit): void => void edits.set(file, [...(edits.get(file) ?? []), change]);
  for (const { file, path } of referencesTo(config, named)) {
    const written = config.file(file).writtenAt(path);
    if (typeof written !== 'string' || !written.startsWith(named.name))
      throw new Refused(
        409,
        `config/${file}.json puts this name together of parts, so it has to be changed there first.`,
        [file],
      );
    edit(file, { op: 'set', path: [...path], value: word + written.slice(named.name.length) });
  }
  if (isText)
    for (const code of config.namesOf('locales'))
      for (const key of keysOf(config, code).filter((candidate) => isKeyOf(candidate, name))) {
        const value = config.file(`locales/${code}`).writtenAt([key]);
        edit(`locales/${code}`, { op: 'remove', path: [key] });
        edit(`locales/${code}`, { op: 'set', path: [to + key.slice(name.length)], value });
      }
  const texts = new Map<string, string | undefined>();
  for (const [file, all] of edits) {
    const text = drafts.text(file) ?? '';
    texts.set(file, await editedFile(file, text, all, drafts.baseText(file)));
  }
  if (isText) return texts;
  const text = texts.get(name) ?? drafts.text(name) ?? '';
  texts.set(to, text.replace(/"(?:\.\.\/)+generated\//, `"${'../'.repeat(to.split('/').length)}generated/`));
  texts.set(name, isRedirected ? await redirectTo(name, word) : undefined);
  return texts;
}

/** Whether a key is that of a text, or of one of its plural forms. */
function isKeyOf(key: string, text: string): boolean {
  return key === text || withoutForm(key) === text;
}

function keysOf(config: ConfigFolder, code: string): string[] {
  return Object.keys(recordOf(config.file(`locales/${code}`).value));
}

function codeOf(root: string, { kind, name }: Named): string[] {
  if (kind === 'part' || kind === 'data' || kind === 'field') return [];
  return usesInCode(root, { kind, name }).map(({ file }) => file);
}

function redirectTo(name: string, redirect: string): Promise<string> {
  const $schema = `${'../'.repeat(name.split('/').length)}generated/schemas/screen.json`;
  return laidOut(name, JSON.stringify({ $schema, redirect }));
}
