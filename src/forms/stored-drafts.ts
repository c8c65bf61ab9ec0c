import { currentSession, subscribe } from '../session/session.ts';
import { readStored, writeStored } from '../values/stored.ts';
import { userId } from './user.ts';
import { isRecord } from 'engine/record.ts';

/** The typed texts of a form, the current step, and the parameters to which the step belongs. */
export interface StoredDraft {
  readonly draft: Readonly<Record<string, string>>;
  readonly step: number;
  readonly parameters: string;
}

const drafts = new Map<string, StoredDraft>(storedBefore());

/** The draft of a form, kept while the app runs and after a reload of the tab; undefined if there is none. */
export function draftOf(name: string): StoredDraft | undefined {
  return drafts.get(name);
}

/** Keeps the draft of a form, or forgets it. */
export function keepDraft(name: string, draft: StoredDraft | undefined): void {
  if (draft) drafts.set(name, draft);
  else drafts.delete(name);
  store();
}

// What was typed before the sign-in belongs to the user who signs in.
subscribe(store);

/** Stores all drafts for the next page of this tab; none after the session has ended, which removes the stored ones. */
function store(): void {
  const { status } = currentSession();
  if (status !== 'ready' && status !== 'starting') return;
  const text = JSON.stringify({ user: userId(), forms: [...drafts] });
  writeStored('tab', 'drafts', drafts.size === 0 ? undefined : text);
}

/** The drafts that the former page of this tab stored for the same user; none if the app is opened anew. */
function storedBefore(): (readonly [string, StoredDraft])[] {
  const { isReload, former } = window.karatHandoff ?? {};
  if (!isReload) return [];
  try {
    const { user, forms }: { user?: unknown; forms?: unknown } = JSON.parse(readStored('tab', 'drafts') ?? '{}');
    // The user of the tab, until the session of the page is known.
    const known = userId() ?? former?.user.userId;
    return user === known && Array.isArray(forms) ? forms.filter(isStoredDraft) : [];
  } catch {
    return [];
  }
}

function isStoredDraft(entry: unknown): entry is readonly [string, StoredDraft] {
  const [name, stored]: readonly unknown[] = Array.isArray(entry) ? entry : [];
  if (!isRecord(stored)) return false;
  const { draft, step, parameters } = stored;
  const texts = isRecord(draft) ? Object.values(draft) : [undefined];
  return typeof step === 'number' && [name, parameters, ...texts].every((text) => typeof text === 'string');
}
