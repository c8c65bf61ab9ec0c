import { useEffect } from 'react';
import { useScope, valueOf } from 'engine/runtime/scope.ts';

import { shortAddress } from '../../domain/address-text.ts';
import { maskedEmail } from '../../domain/masked-email.ts';
import { useAreNamesRevealed } from '../../engine/privacy.ts';
import { ResolvedValue } from '../../engine/resolved.tsx';
import type { PersonProps } from './definition.ts';
import { createStore, useStore } from '../../values/store.ts';

/** A member of the network; e-mails of other people are masked by default. */
export default function Person({ email, username, id }: PersonProps) {
  const scope = useScope();
  const isRevealed = useAreNamesRevealed();
  const mail = textOf(valueOf(email, scope));
  const name = textOf(valueOf(username, scope));
  if (mail !== undefined && !isRevealed && mail.includes('@')) return <Masked email={mail} />;
  if (mail !== undefined) return <bdi translate="no">{mail}</bdi>;
  if (name !== undefined) return <bdi translate="no">{name}</bdi>;
  return (
    <ResolvedValue value={id ?? ''}>
      {(resolved) => <bdi translate="no">{shortAddress(String(resolved))}</bdi>}
    </ResolvedValue>
  );
}

/** A masked e-mail, with a number where another one looks the same. */
function Masked({ email }: { readonly email: string }) {
  const mask = maskedEmail(email);
  const number = useNumberOfMask(mask, email);
  useEffect(() => recordMask(mask, email), [mask, email]);
  return (
    <bdi translate="no">
      {mask}
      {number !== undefined && ` (${number})`}
    </bdi>
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The e-mails that were shown by what they are masked as, in the order in which they came; kept in memory. */
const seen = createStore<ReadonlyMap<string, readonly string[]>>(new Map());

/** Records a masked e-mail. */
function recordMask(mask: string, email: string): void {
  const emails = seen.read().get(mask) ?? [];
  if (!emails.includes(email)) seen.write(new Map(seen.read()).set(mask, [...emails, email]));
}

/** The number of an e-mail among those with the same mask, from 1 on; undefined while it is the only one. */
function useNumberOfMask(mask: string, email: string): number | undefined {
  const emails = useStore(seen).get(mask);
  return emails !== undefined && emails.length > 1 ? emails.indexOf(email) + 1 : undefined;
}
