import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useIsBetween } from '../../engine/now.ts';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { Notice as NoticeCard } from '../../ui/notice/Notice.tsx';
import type { NoticeProps } from './definition.ts';

/** A notice and its buttons, shown during its period. */
export default function Notice({ from, until, ...props }: NoticeProps) {
  const isTimed = from !== undefined || until !== undefined;
  return isTimed ? <TimedNotice from={from} until={until} {...props} /> : <LastingNotice {...props} />;
}

function TimedNotice({ from, until, ...props }: NoticeProps) {
  const scope = useScope();
  const isNow = useIsBetween(valueOf(from, scope), valueOf(until, scope));
  return isNow && <LastingNotice {...props} />;
}

function LastingNotice({ tone, title, text, buttons }: Omit<NoticeProps, 'from' | 'until'>) {
  const { t } = useTranslation();
  const message = useMessage();
  const scope = useScope();
  const shown = buttons.filter((button) => evaluate(button.when, scope));
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
      {message(text)}
    </NoticeCard>
  );
}
