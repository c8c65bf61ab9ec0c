import type { Transfer } from './machine.ts';

/**
 * What tells a user what becomes of a transfer: the notice in its form, its field, the step for the two-factor code, the
 * notices on every screen, or the notice above the next screen. A toast never does: it would be gone before it is read.
 */
export type Channel = 'form' | 'field' | 'codeStep' | 'everyScreen' | 'nextScreen';

/** A transfer whose refusals name a field of the form, or are for the sake of the two-factor code. */
type TransferState = Transfer<unknown, { readonly field: string | undefined; readonly ofCode?: object | undefined }>;

/** Where the user is. */
export interface Place {
  /** Whether the form of the transfer is on the screen. */
  readonly isAtForm: boolean;
  /** Whether its step for the two-factor code is open. */
  readonly isAtCode: boolean;
  /** The fields of the form. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether forms tell refusals (config/app.json); questions and unconfirmed transfers are shown in any case. */
  readonly showsRefusals: boolean;
}

/** The channels that tell the state of a transfer; none while it is under way, which its button says. */
export function channelsOf(state: TransferState, place: Place): readonly Channel[] {
  const { isAtForm, isAtCode, fields, showsRefusals } = place;
  const inForm = showsRefusals ? (['form'] as const) : [];
  switch (state.status) {
    case 'asking':
      return isAtForm ? ['form'] : [];
    case 'inDoubt':
      if (!isAtForm) return ['everyScreen'];
      return isAtCode && state.failure?.ofCode ? ['form', 'codeStep'] : ['form'];
    case 'declined':
      return isAtForm ? inForm : ['everyScreen'];
    case 'refused': {
      if (!isAtForm) return ['everyScreen'];
      const { field, ofCode } = state.failure;
      if (ofCode && isAtCode) return ['codeStep'];
      return field !== undefined && field in fields ? ['field', ...inForm] : inForm;
    }
    case 'done':
      return ['nextScreen'];
    default:
      return [];
  }
}

/**
 * The channel of an open record of the journal, perhaps of an earlier page; none while this page sends it. `shown` is the
 * state of the transfer whose form is on the screen.
 */
export function channelOfRecord(
  key: string,
  shown: TransferState | undefined,
  isSending: boolean,
): Channel | undefined {
  if (shown && 'record' in shown && shown.record?.key === key) return 'form';
  return isSending ? undefined : 'everyScreen';
}
