import type { i18n } from 'i18next';

import type { TextKey } from '../../generated/words/words.ts';
import type { SubmitNode } from 'engine/runtime/screen-model.ts';

type Texts = Pick<Extract<SubmitNode, { operation: string }>, 'declined' | 'refused'>;

/** The statuses of an entry whose money does not move, each with its word. */
const statuses: ReadonlyMap<unknown, TextKey> = new Map([
  ['failed', 'status.failed'],
  ['cancelled', 'status.cancelled'],
]);

/** Whether a successful answer, or an entry of a history, says that nothing was done. */
export function isDeclined(answer: unknown): boolean {
  return statuses.has(fieldOf(answer, 'status')) || fieldOf(answer, 'success') === false;
}

/** What to say of such an answer: its status, or else what a refusal means. */
export function declinedText(submit: Texts | undefined, answer: unknown, t: i18n['t']): string {
  const status = statuses.get(fieldOf(answer, 'status'));
  return status
    ? t('transfer.declined', { status: t(status) })
    : t(submit?.declined ?? submit?.refused ?? 'failure.notSent');
}

function fieldOf(answer: unknown, field: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined;
}
