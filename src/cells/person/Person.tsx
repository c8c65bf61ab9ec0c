import { shortAddress } from '../../domain/address-text.ts';
import { maskedEmail } from '../../domain/masked-email.ts';
import { useAreNamesRevealed } from '../../engine/privacy.ts';
import { ResolvedValue } from '../../engine/resolved.tsx';
import { useScope, valueOf } from '../../engine/scope.ts';
import type { PersonProps } from './definition.ts';

/** A member of the network; e-mails of other people are masked by default. */
export default function Person({ email, username, id }: PersonProps) {
  const scope = useScope();
  const isRevealed = useAreNamesRevealed();
  const mail = textOf(valueOf(email, scope));
  const name = textOf(valueOf(username, scope));
  if (mail !== undefined)
    return <bdi translate="no">{isRevealed || !mail.includes('@') ? mail : maskedEmail(mail)}</bdi>;
  if (name !== undefined) return <bdi translate="no">{name}</bdi>;
  return (
    <ResolvedValue value={id ?? ''}>{(held) => <bdi translate="no">{shortAddress(String(held))}</bdi>}</ResolvedValue>
  );
}

function textOf(held: unknown): string | undefined {
  return typeof held === 'string' && held !== '' ? held : undefined;
}
