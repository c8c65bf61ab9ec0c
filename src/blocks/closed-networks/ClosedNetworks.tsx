import { useTranslation } from 'react-i18next';

import { openKeys } from '../../domain/openings.ts';
import { catalogues } from '../../engine/catalogues.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import type { ClosedNetworksProps } from './definition.ts';

/** Lists the networks closed for an operation and the open alternatives; renders nothing if all or none are closed. */
export default function ClosedNetworks({ for: operation, text }: ClosedNetworksProps) {
  const { t, i18n } = useTranslation();
  const { networks, runtime } = useScope();
  const open = openKeys(networks, { openFor: operation }, runtime);
  const closed = Object.keys(networks).filter((key) => !open.includes(key));
  if (open.length === 0 || closed.length === 0) return null;
  const named = (keys: readonly string[]): string =>
    new Intl.ListFormat(i18n.language).format(keys.map((key) => catalogues.networks[key]?.label ?? key));
  return <Notice>{t(text, { closed: named(closed), open: named(open) })}</Notice>;
}
