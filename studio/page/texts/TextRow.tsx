import { ActionIcon, Badge, Button, Group, Highlight, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconLanguage, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import type { Problem, TextRow as Row } from '../answers.ts';
import type { Edit } from '../form/editor-context.ts';
import { ProblemText } from '../form/ProblemsAt.tsx';
import { TextField } from './TextField.tsx';
import styles from './Texts.module.css';

/** Letters typed within this time are one change, ms. */
const pause = 300;
/** How many screens are named; the others are counted. */
const most = 3;

/** What can be done with a text in all languages at once. */
const acts = [
  { act: 'write', title: 'Edit in all languages:', icon: IconLanguage },
  { act: 'uses', title: 'Where it is used:', icon: IconLink },
  { act: 'rename', title: 'Rename', icon: IconPencil },
  { act: 'remove', title: 'Remove', icon: IconTrash },
] as const;
/** Something that is done with a text in all languages at once. */
export type TextAct = (typeof acts)[number]['act'];

type Change = (edits: readonly Edit[], group?: string) => Promise<boolean>;

/** One key: where it is used, its English text, and its text in the language with all plural forms. */
export function TextRow({
  row: { key, english, description, texts, terms, isOld, room, uses },
  language,
  direction,
  problems,
  same,
  onChange,
  onAct,
  onShow,
  onSame,
}: {
  row: Row;
  language: string;
  direction: string;
  problems: readonly Problem[];
  /** The languages in which the text is that of English, and a problem as long as that is not said to be right. */
  same: readonly string[];
  onChange: Change;
  onAct: (act: TextAct) => void;
  onShow: (file: string, place: string) => void;
  onSame: () => void;
}) {
  const isDraft = texts.some(({ text }) => text === '');
  return (
    <>
      <div role="rowheader" className={styles.key}>
        <Group gap={4} wrap="nowrap">
          <Text size="sm" fw={600}>
            {key}
          </Text>
          {acts.map(({ act, title, icon: Icon }) => (
            <ActionIcon key={act} variant="subtle" size="sm" aria-label={`${title} ${key}`} onClick={() => onAct(act)}>
              <Icon size={14} />
            </ActionIcon>
          ))}
        </Group>
        <Group gap={4}>
          {uses.slice(0, most).map(({ screen, place }) => (
            <Button
              key={screen}
              size="compact-xs"
              variant="quiet"
              onClick={() => onShow(`screens${screen === '/' ? '/index' : screen}`, place)}
            >
              {screen}
            </Button>
          ))}
          {uses.length > most && <Text size="xs">and {uses.length - most} more</Text>}
          {uses.length === 0 && <Text size="xs">in the app’s own code, or nowhere</Text>}
        </Group>
      </div>
      <div role="cell" lang="en">
        <Highlight size="sm" wholeWord highlight={terms.map(({ found }) => found)}>
          {english}
        </Highlight>
        {description !== undefined && (
          <Text size="xs" mt={4}>
            {description}
          </Text>
        )}
        {terms.map(({ found, translations }) => (
          <Text key={found} size="xs">
            {found}: {translations.join(', ')}
          </Text>
        ))}
      </div>
      <div role="cell">
        {texts.map(({ key: written, text }) => (
          <OneText
            key={written}
            label={written}
            text={text}
            language={language}
            direction={direction}
            onChange={(typed) =>
              onChange(
                [typed === '' ? { op: 'remove', path: [written] } : { op: 'set', path: [written], value: typed }],
                `/${written}`,
              )
            }
          />
        ))}
        <Group gap={4} mt={4}>
          {isDraft && <Badge color="yellow">draft: English shows</Badge>}
          {terms
            .filter(({ isMissing }) => isMissing)
            .map(({ found, translations }) => (
              <Badge key={found} color="yellow" className={styles.problem}>
                {found}: not “{translations.join('”, “')}” of the glossary
              </Badge>
            ))}
          {isOld && <Badge color="yellow">English has changed since</Badge>}
          {room !== undefined && <Badge variant="outline">room for {room} letters</Badge>}
        </Group>
        {problems.map((problem) => (
          <ProblemText key={problem.message} problem={problem} />
        ))}
        {same.length > 0 && (
          <Button size="compact-xs" variant="outline" mt={4} onClick={onSame}>
            It is the same in {same.length === 1 ? same[0] : `these languages: ${same.join(', ')}`}
          </Button>
        )}
      </div>
    </>
  );
}

function OneText({
  label,
  text,
  language,
  direction,
  onChange,
}: {
  label: string;
  text: string;
  language: string;
  direction: string;
  onChange: (typed: string) => Promise<boolean>;
}) {
  // What was typed and is not in the file yet.
  const [typed, setTyped] = useState<string>();
  const change = useDebouncedCallback(
    (words: string) => {
      void onChange(words).then((isDone) => setTyped((now) => (isDone && now === words ? undefined : now)));
    },
    { delay: pause, flushOnUnmount: true },
  );
  const form = /_(zero|one|two|few|many|other)$/.exec(label)?.[1];
  return (
    <TextField
      aria-label={label}
      description={form}
      lang={language}
      // The text area takes no `dir` itself.
      wrapperProps={{ dir: direction }}
      value={typed ?? text}
      onType={(words) => {
        setTyped(words);
        change(words);
      }}
      onBlur={() => change.flush()}
    />
  );
}
