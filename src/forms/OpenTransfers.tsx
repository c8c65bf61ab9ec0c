import { Stack } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { CellView } from 'engine/runtime/CellView.tsx';
import { ScopeProvider } from 'engine/runtime/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import { useSession } from '../session/session.ts';
import { type TransferRecord, canSendAgain, close, isAmbiguous } from '../transfer/idempotency.ts';
import { journal, seal } from '../transfer/journal.ts';
import { channelOfRecord, channelsOf } from '../transfer/channels.ts';
import { Button } from '../ui/button/Button.tsx';
import { ButtonRow } from '../ui/button/ButtonRow.tsx';
import { KeyValue, KeyValueList } from '../ui/key-value/KeyValue.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { ButtonLink } from '../ui/press/links.tsx';
import { linkOf } from '../ui/press/press.ts';
import { useStore } from '../values/store.ts';
import { declinedText } from './declined.ts';
import { momentText } from './moment-text.ts';
import {
  type FormTransfer,
  type Order,
  allTransfers,
  isSending,
  orderOf,
  placeIn,
  postingOf,
  refusedAside,
  rules,
  useRenderOnTransferChange,
} from './transfers.ts';
import { shownTransfer } from './use-transfer.ts';
import { userId } from './user.ts';

/**
 * Notices on every screen: unconfirmed transfers of this page or an earlier one, with a link to their form, unless that
 * form is shown; and transfers refused after the user left their form.
 */
export default function OpenTransfers() {
  const { t } = useTranslation();
  const records = useOpenRecords();
  const shown = useStore(shownTransfer);
  const state = shown?.read();
  const others = records.filter(({ key }) => channelOfRecord(key, state, isSending(key)) === 'everyScreen');
  // What is in doubt is shown by its record, perhaps of an earlier page.
  const refused = allTransfers().filter((one) => {
    const place = { ...placeIn(one.form, false), isAtForm: one.slot === shown?.slot };
    return !('record' in one.read()) && channelsOf(one.read(), place).includes('everyScreen');
  });
  const aside = useStore(refusedAside);
  const user = userId();
  const asideOfUser = aside.filter((one) => one.user === user);
  if (others.length + refused.length + asideOfUser.length === 0) return null;
  return (
    <Stack>
      {asideOfUser.map((one) => (
        <Refused
          key={one.sentAt}
          form={one.order.form}
          onClose={() => refusedAside.write(aside.filter((other) => other !== one))}
        >
          <Sent order={one.order} />
          <p>{t('transfer.refusedAside', { date: momentText(one.sentAt) })}</p>
        </Refused>
      ))}
      {refused.map((one) => (
        <NotSent key={one.slot} transfer={one} />
      ))}
      {others.map((record) => (
        <OpenTransfer key={record.key} record={record} />
      ))}
    </Stack>
  );
}

/** A transfer that was refused after the user left its form. */
function NotSent({ transfer: { form, read, dispatch } }: { transfer: FormTransfer }) {
  const { t } = useTranslation();
  const session = useSession();
  const state = read();
  const isOfSession = state.status === 'refused' && state.failure.isOfSession && session.status === 'failed';
  return (
    <Refused form={form} onClose={() => dispatch({ type: 'reset' })}>
      {state.status === 'declined'
        ? declinedText(postingOf(form), state.answer, t)
        : t(isOfSession ? 'transfer.notSentText' : (postingOf(form)?.refused ?? 'failure.notSent'))}
    </Refused>
  );
}

/** The notice of a refused transfer, until it is closed. */
function Refused({ form, onClose, children }: { form: FormModule; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="negative"
      title={t(postingOf(form)?.failed ?? 'transfer.notSent')}
      action={
        <Button variant="quiet" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

function OpenTransfer({ record }: { record: TransferRecord }) {
  const { t } = useTranslation();
  const { key, sentAt, sentFrom } = record;
  const [to = '', search] = sentFrom.split('?');
  const target = { to, search: Object.fromEntries(new URLSearchParams(search)) };
  const order = orderOf(key);
  const { href } = useLocation();
  return (
    <Notice
      tone="warn"
      title={t('transfer.unconfirmed')}
      action={
        <ButtonRow isOneLine>
          {href !== sentFrom && (
            <ButtonLink variant="outline" {...linkOf(target)}>
              {t('transfer.look')}
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={() => void journal.change((records) => close(records, key, rules()))}>
            {t('transfer.close')}
          </Button>
        </ButtonRow>
      }
    >
      {order && <Sent order={order} />}
      <p>{t(canSendAgain(record, rules()) ? 'transfer.openAgain' : 'transfer.open', { date: momentText(sentAt) })}</p>
    </Notice>
  );
}

/** The first fact of the form's review, such as the amount. */
function Sent({ order: { form, scope } }: { order: Order }) {
  const { t } = useTranslation();
  const fact = form.steps.flatMap((step) => ('review' in step ? step.review.slice(0, 1) : []))[0];
  if (!fact) return null;
  return (
    <ScopeProvider value={scope}>
      <KeyValueList>
        <KeyValue label={t(fact.label)} value={<CellView node={fact.value} />} />
      </KeyValueList>
    </ScopeProvider>
  );
}

/** The open records of the current user in the journal. */
function useOpenRecords(): readonly TransferRecord[] {
  const records = useSyncExternalStore(journal.subscribe, journal.read);
  useRenderOnTransferChange();
  // Render again when the session changes, as the user depends on it.
  useSession();
  const user = seal(userId() ?? '');
  return records.filter((record) => record.user === user && isAmbiguous(record));
}
