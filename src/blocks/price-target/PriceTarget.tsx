import { Group, Stack, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMessage } from '../../engine/resolved.tsx';
import { useScope, valueOf } from '../../engine/scope.ts';
import { useLanguage } from '../../i18n/language.ts';
import { removeTarget, useTarget } from '../../price-target/store.ts';
import { formatPrice, keyOf } from '../../price-target/target.ts';
import { Button } from '../../ui/button/Button.tsx';
import { lazyWithRetry } from '../../ui/deferred.tsx';
import type { PriceTargetProps } from './definition.ts';

const TargetSheet = lazyWithRetry(async () => ({ default: (await import('./TargetSheet.tsx')).TargetSheet }));

/** The price target of a pair: a button that opens its sheet, and the target if there is one. */
export default function PriceTarget({ title, symbol, gold, unit }: PriceTargetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const message = useMessage();
  const scope = useScope();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const pair = {
    symbol: String(valueOf(symbol, scope)),
    gold: gold === undefined ? undefined : String(valueOf(gold, scope)),
    unit: String(valueOf(unit, scope)),
  };
  const target = useTarget(keyOf(pair));
  const remove = (): void => {
    removeTarget(keyOf(pair));
    // The removed button had the focus.
    opener.current?.focus();
  };
  return (
    <Stack gap={target ? 'xs' : 0}>
      <Text role="status" size="sm" c="dimmed">
        {target &&
          t(target.direction === 'rise' ? 'target.rises' : 'target.falls', {
            target: formatPrice(target.target, target.unit, language, true),
          })}
      </Text>
      <Group gap="xs">
        <Button
          ref={opener}
          variant="quiet"
          size="sm"
          w="auto"
          flex="1 1 auto"
          aria-haspopup="dialog"
          leftSection={<IconBell size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          {t(target ? 'target.change' : 'target.set')}
        </Button>
        {target && (
          <Button variant="quiet" size="sm" w="auto" flex="1 1 auto" onClick={remove}>
            {t('target.remove')}
          </Button>
        )}
      </Group>
      {isOpen && (
        <Suspense>
          <TargetSheet key={keyOf(pair)} pair={pair} title={message(title)} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
