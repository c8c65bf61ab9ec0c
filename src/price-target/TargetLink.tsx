import { Anchor } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isPrimaryClick } from '../ui/press/press.ts';
import type { PriceTarget } from './target.ts';

/** A link to the screen on which a target was set. */
export function linkTo({ href }: Pick<PriceTarget, 'href'>): ReactNode {
  return <TargetLink href={href} />;
}

function TargetLink({ href }: Pick<PriceTarget, 'href'>) {
  const { t } = useTranslation();
  const router = useRouter();
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPrimaryClick(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <Anchor href={href} inherit onClick={open}>
      {t('target.open')}
    </Anchor>
  );
}
