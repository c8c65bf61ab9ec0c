import { valuesSchemas } from '../../src/values/schema.ts';
import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import {
  changeWords,
  englishTexts,
  fileTitle,
  jumpWords,
  nodeWords,
  placeWords,
  valueTitle,
  valueWords,
} from './diff-words.ts';
import { pointerOf } from 'engine/compiler/report/faults.ts';
import { type FoundUses, findUses, readUses } from '../report/find-uses.ts';
import type { Surroundings } from '../project.ts';
import { wordsOfText } from '../rules/texts.ts';
import type { Subject } from './subjects.ts';
import { noticeByNotice, whereNotice } from './notice-words.ts';
import { textChanges } from './text-diff.ts';
import { onlyWords } from './plain-words.ts';
import { type Difference, differenceOf } from './difference.ts';
import { type Change, changesBetween, withoutSchema } from './tree-diff.ts';
import { type Version, type Versions, whereFile, whereFound } from './where-words.ts';
import { recordOf } from 'engine/record.ts';

/** The files whose changes are printed first, in this order; all others follow by name, texts last. */
const first = ['limits', 'levels', 'tokens', 'networks', 'links', 'app', 'languages', 'navigation'];

/** The differences between two versions of config/: one sentence for each change, with the places where it shows. */
export function configDiff(surroundings: Surroundings, former: ConfigFolder, present: ConfigFolder): Difference[] {
  const version = (config: ConfigFolder): Version => ({
    config,
    index: readUses(config),
    texts: englishTexts(config),
  });
  const versions: Versions = { before: version(former), after: version(present), surroundings };
  const others = [...new Set([...former.names, ...present.names])].toSorted();
  const files = [...first, ...others.filter((name) => !first.includes(name) && !name.startsWith('locales/'))];
  const renamed = renamedFiles(versions);
  const changes = files
    .filter((file) => !renamed.has(file))
    .flatMap((file) => {
      const [to] = [...renamed].find(([, was]) => was === file) ?? [];
      return to === undefined
        ? fileChanges(versions, file)
        : [differenceOf(file, [], renamedSentence(versions, file, to))];
    });
  return [...changes, ...textChanges(versions)];
}

/** The new files that hold what another one held before, which is gone or leads there now; with the names of those. */
function renamedFiles({ before, after }: Versions): ReadonlyMap<string, string> {
  const contentOf = ({ config }: Version, file: string): string => {
    const { value, text } = config.file(file);
    return text === undefined ? '' : JSON.stringify(withoutSchema(value));
  };
  const isLeft = (file: string): boolean =>
    after.config.file(file).text === undefined || redirectOf(after, file) !== undefined;
  const left = before.config.names.filter((file) => redirectOf(before, file) === undefined && isLeft(file));
  return new Map(
    after.config.names.flatMap((file): [string, string][] => {
      if (before.config.file(file).text !== undefined) return [];
      const content = contentOf(after, file);
      const former = left.find((one) => one.split('/')[0] === file.split('/')[0] && contentOf(before, one) === content);
      return former === undefined ? [] : [[file, former]];
    }),
  );
}

function renamedSentence({ before, after }: Versions, file: string, to: string): string {
  const redirect = redirectOf(after, file) === undefined ? '' : ', and its former address leads there';
  return `${fileTitle(before.config, file, before.texts)} was renamed to ${fileTitle(after.config, to, new Map())}${redirect}.`;
}

/** Where a screen only leads on to; undefined if it shows something. */
function redirectOf({ config }: Version, file: string): string | undefined {
  const { redirect }: { redirect?: unknown } = recordOf(config.file(file).value);
  return file.startsWith('screens/') && typeof redirect === 'string' ? redirect : undefined;
}

function fileChanges(versions: Versions, file: string): Difference[] {
  const whole = (sentence: string): Difference[] => [differenceOf(file, [], sentence)];
  const { before, after } = versions;
  const [former, latter] = [before.config.file(file), after.config.file(file)];
  if (former.text === latter.text) return [];
  if (latter.text !== undefined && latter.syntaxFaults.length > 0) return whole(`${latter.name} cannot be read now.`);
  if (former.text !== undefined && former.syntaxFaults.length > 0)
    return whole(`${former.name} could not be read before.`);
  const changes = changesBetween(withoutSchema(former.writtenAt([])), withoutSchema(latter.writtenAt([])));
  if (file in valuesSchemas)
    return changes
      .flatMap((change) => (file === 'app' ? noticeByNotice(change) : [change]))
      .map((change) => differenceOf(file, change.path, valueSentence(versions, file, change)));
  if (former.text === undefined)
    return whole(`${fileTitle(after.config, file, after.texts)} is new. ${whereFile(versions, after, file)}`);
  if (latter.text === undefined)
    return whole(`${fileTitle(before.config, file, before.texts)} was removed. ${whereFile(versions, before, file)}`);
  const [led, leads] = [redirectOf(before, file), redirectOf(after, file)];
  if (led === undefined && leads !== undefined)
    return whole(`${fileTitle(before.config, file, before.texts)} shows nothing now: it leads to ${leads}.`);
  const where = /^(?:forms|lists|parts)\//.test(file) ? ` ${whereFile(versions, after, file)}` : '';
  const title = fileTitle(after.config, file, after.texts);
  return changes.map((change) =>
    differenceOf(file, change.path, `${title}: ${partSentence(versions, file, change)}.${where}`),
  );
}

function valueSentence(versions: Versions, file: string, { path, before, after, isMoved }: Change): string {
  const version = after === undefined ? versions.before : versions.after;
  const title = valueTitle(version.config, file, path);
  const isNotice = file === 'app' && path[0] === 'notices' && path.length > 1;
  const notices: unknown = recordOf(version.config.file('app').value)['notices'];
  const notice = isNotice ? recordOf(notices)[String(path[1])] : undefined;
  const isWhole = isNotice && path.length === 2 && isMoved !== true;
  if (isWhole && (before === undefined || after === undefined))
    return `${title} ${before === undefined ? 'is new' : 'was removed'}. ${whereNotice(versions, version, notice)}`;
  const subject = subjectOf(file, path);
  const found = findUses(version.index, subject, versions.surroundings);
  const said =
    isMoved === true
      ? 'has moved in its list.'
      : before === undefined
        ? `is new: ${valueWords(after)}.`
        : after === undefined
          ? `was removed; it was ${valueWords(before)}.`
          : `${changeWords(before, after)}.`;
  const isChange = before !== undefined && after !== undefined && isMoved !== true;
  const where = isNotice
    ? whereNotice(versions, versions.after, notice)
    : whereFound(versions, version, subject, found);
  return `${title}${isChange ? ':' : ''} ${said} ${where}${boundsWords(found)}`;
}

/** The subject whose uses show a value: for a catalogue entry the entry itself, otherwise the value. */
function subjectOf(file: string, path: readonly PropertyKey[]): Pick<Subject, 'kind' | 'name'> {
  const kinds = { links: 'link', tokens: 'token', markets: 'market', networks: 'network' } as const;
  const [group = '', name = ''] = path.map(String);
  if (path.length > 1 && Object.hasOwn(kinds, group)) {
    const kind = Object.entries(kinds).find(([one]) => one === group)?.[1];
    if (kind) return { kind, name };
  }
  return { kind: 'value', name: file + pointerOf(path) };
}

/** A sentence about the forms that use a value as minimum, maximum or step of a field. */
function boundsWords({ screens }: FoundUses): string {
  const roles: Readonly<Record<string, string>> = { min: 'minimum', max: 'maximum', step: 'step' };
  const bounds = [...screens.values()].flat().flatMap(({ file, path }) => {
    const [, form] = /^forms\/(.+)$/.exec(file) ?? [];
    const role = path.map((part) => roles[String(part)]).find((one) => one !== undefined);
    return form === undefined || role === undefined ? [] : [`the ${role} of ${String(path[1])} in the form ${form}`];
  });
  return bounds.length === 0 ? '' : ` It is ${[...new Set(bounds)].join(', ')}.`;
}

function partSentence({ before, after }: Versions, file: string, change: Change): string {
  const { path, before: former, after: latter, isMoved } = change;
  const version = latter === undefined ? before : after;
  const root = version.config.file(file).writtenAt([]);
  if (path.at(-1) === 'isHidden') return `${placeWords(root, path.slice(0, -1), version.texts)} ${hiddenWords(latter)}`;
  if (file === 'glossary' && path[0] === 'asInEnglish' && path.length === 2)
    return sameWords(after, path, former, latter);
  if (path.at(-1) === 'when')
    return `${placeWords(root, path.slice(0, -1), version.texts)} ${onlyChange(path, former, latter)}`;
  if (path.join('/') === 'submit/twoFactor') return `two-factor code: ${codeWords(former)} → ${codeWords(latter)}`;
  const place = placeWords(root, path, version.texts);
  const words = (value: unknown, { texts }: Version): string => {
    const text = typeof value === 'string' ? texts.get(value) : undefined;
    if (text !== undefined) return `“${text}”`;
    return nodeWords(value, texts) || shortened(valueWords(value));
  };
  if (isMoved === true) return `${place} has moved in its list`;
  const isNode = nodeWords(latter ?? former, version.texts) !== '' && typeof path.at(-1) === 'number';
  if (former === undefined)
    return isNode ? `${place} is new${newlyShownWords(latter)}` : `${place} is new: ${words(latter, after)}`;
  if (latter === undefined)
    return isNode ? `${place} was removed` : `${place} was removed; it was ${words(former, before)}`;
  // If both keys have the same text, only the key has changed.
  const isSameText = words(former, before) === words(latter, after);
  if (isSameText || (Array.isArray(former) && Array.isArray(latter))) return `${place}: ${changeWords(former, latter)}`;
  return `${place}: ${words(former, before)} → ${words(latter, after)}${jumpWords(former, latter)}`;
}

/** When a form asks for a two-factor code. */
function codeWords(twoFactor: unknown): string {
  return twoFactor === 'whenAsked'
    ? 'asked for when the API wants it'
    : `${twoFactor === 'always' ? 'always' : 'never'} asked for`;
}

/** Which words are in a language what they are in English, and the texts that consist of them. */
function sameWords({ config }: Version, [, code]: readonly PropertyKey[], former: unknown, latter: unknown): string {
  const was = new Set(Object.values(recordOf(former)));
  const came = new Set(Object.values(recordOf(latter)).filter((word) => !was.has(word)));
  const translations: Readonly<Record<string, unknown>> = recordOf(config.file(`locales/${String(code)}`).value);
  const keys = Object.entries(recordOf(config.file('locales/en').value)).flatMap(([key, text]) => {
    const isSame = translations[key] === text && wordsOfText(String(text)).some((word) => came.has(word));
    return isSame ? [key] : [];
  });
  const texts = keys.length === 0 ? '' : ` (${keys.length === 1 ? 'text' : 'texts'} ${keys.join(', ')})`;
  return `the same in ${String(code)} as in English: ${changeWords(former ?? [], latter ?? [])}${texts}`;
}

/** What a condition that was added, changed or removed means for what has it. */
function onlyChange([group]: readonly PropertyKey[], former: unknown, latter: unknown): string {
  const verb = group === 'data' ? 'is requested' : 'is shown';
  if (latter === undefined) return `${verb} always now; it was ${onlyWords(former)}`;
  return `${verb} ${onlyWords(latter)} now${former === undefined ? '' : `; it was ${onlyWords(former)}`}`;
}

/** When something new shows, where it does not show always. */
function newlyShownWords(node: unknown): string {
  const { isHidden, when }: Record<string, unknown> = recordOf(node);
  const words = [
    ...(isHidden === true ? ['hidden'] : isHidden === undefined ? [] : [onlyWords({ not: { runtime: isHidden } })]),
    ...(when === undefined ? [] : [`shown ${onlyWords(when)}`]),
  ];
  return words.map((word) => `, ${word}`).join('');
}

function hiddenWords(isHidden: unknown): string {
  if (isHidden === undefined || isHidden === false) return 'is not hidden any more';
  if (isHidden === 'web') return 'is hidden on the web now';
  return isHidden === 'messenger' ? 'is hidden in the messenger now' : 'is hidden now';
}

function shortened(words: string): string {
  const most = 120;
  return words.length > most ? `${words.slice(0, most)}…` : words;
}
