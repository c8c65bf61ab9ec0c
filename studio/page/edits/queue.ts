import { notifications } from '@mantine/notifications';
import { useSyncExternalStore } from 'react';

import { type ConfigFile, file as fileSchema } from '../answers.ts';
import { type Conflict, RefusedRequest, call } from '../api.ts';

/** What the user chose for each conflict, by its pointer. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** A change of a file: some edits, or a whole text. */
export interface FileChange {
  readonly path: 'edit' | 'text';
  /** The revision that the page showed when the change was made. */
  readonly revision: string | undefined;
  readonly body: object;
  /** Changes of one group that follow each other are undone together. */
  readonly group: string | undefined;
}

/** Conflicts of a file that wait for the user. */
export interface Question {
  readonly name: string;
  readonly conflicts: readonly Conflict[];
  readonly answer: (choices: Choices) => void;
}

/** How long a change waits until it is sent again to a server that does not answer, ms. */
const pause = 1000;

/** The end of the queue of each file, and the revision that its last change made. */
const queues = new Map<string, { end: Promise<unknown>; last: string | undefined }>();
let questions: readonly Question[] = [];
const listeners = new Set<() => void>();
let waiting = 0;

/**
 * Changes a file, after all changes of it that were made before. It is sent until Studio answers, and asks the user about
 * what was changed elsewhere too; so nothing that was typed is lost. Ends with the file as it is then.
 * @throws RefusedRequest where the change has no place in the file
 */
export function change(name: string, request: FileChange): Promise<ConfigFile> {
  const queue = queues.get(name) ?? { end: Promise.resolve(), last: undefined };
  queues.set(name, queue);
  waiting += 1;
  const next = queue.end.then(async () => {
    try {
      const after = await sendChange(name, request, queue.last);
      queue.last = after.revision;
      return after;
    } finally {
      waiting -= 1;
    }
  });
  queue.end = next.catch(() => undefined);
  return next;
}

async function sendChange(
  name: string,
  { path, revision, body, group }: FileChange,
  last?: string,
): Promise<ConfigFile> {
  const choices: Record<string, 'mine' | 'theirs'> = {};
  for (;;) {
    try {
      return await call(path, fileSchema, {
        name,
        revision,
        last,
        group: group && `${name}${group}`,
        choices,
        ...body,
      });
    } catch (error) {
      if (!(error instanceof RefusedRequest)) {
        const message = 'Studio does not answer. What you have changed is kept, and sent once it does.';
        notifications.show({ id: 'no-answer', color: 'yellow', message });
        await new Promise((resolve) => setTimeout(resolve, pause));
      } else if (error.conflicts.length > 0) {
        Object.assign(choices, await ask(name, error.conflicts));
      } else {
        notifications.show({ color: 'red', message: `${name}: ${error.message}` });
        throw error;
      }
    }
  }
}

function ask(name: string, conflicts: readonly Conflict[]): Promise<Choices> {
  return new Promise((resolve) => {
    const question: Question = {
      name,
      conflicts,
      answer: (choices) => {
        questions = questions.filter((candidate) => candidate !== question);
        for (const listener of listeners) listener();
        resolve(choices);
      },
    };
    questions = [...questions, question];
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first conflict that waits for the user. */
export function useQuestion(): Question | undefined {
  return useSyncExternalStore(subscribe, () => questions[0]);
}

// The browser asks before the page is left with changes that Studio does not have yet.
addEventListener('beforeunload', (event) => {
  if (waiting > 0) event.preventDefault();
});
