import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { holds } from '../../engine/condition.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useScope } from '../../engine/scope.ts';
import { Notice as NoticeCard } from '../../ui/notice/Notice.tsx';
import type { NoticeProps } from './definition.ts';

/** A notice and its buttons. */
export default function Notice({ tone, title, text: given, buttons }: NoticeProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const scope = useScope();
  const shown = buttons.filter((button) => holds(button.when, scope));
  return (
    <NoticeCard
      tone={tone}
      {...(title === undefined ? {} : { title: t(title) })}
      {...(shown.length > 0 && {
        action: (
          <Stack>
            <ButtonNodes buttons={shown} />
          </Stack>
        ),
      })}
    >
      {message(given)}
    </NoticeCard>
  );
}
