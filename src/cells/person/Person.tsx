import { useEffect } from 'react';

import { shortAddress } from '../../domain/address-text.ts';
import { maskedEmail } from '../../domain/masked-email.ts';
import { useAreNamesRevealed } from '../../engine/privacy.ts';
import { ResolvedValue } from '../../engine/resolved.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import type { PersonProps } from './definition.ts';
import { recordMask, useNumberOfMask } from './same-masks.ts';

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
