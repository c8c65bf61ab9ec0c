import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { useMessage } from '../../engine/resolved.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Notice as NoticeCard } from '../../ui/notice/Notice.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import type { NoticeProps } from './definition.ts';

/** A notice and its buttons. */
export default function Notice({ tone, title, text: given, buttons }: NoticeProps) {
  const { text } = useTexts();
  const message = useMessage();
  return (
    <Stack>
      <NoticeCard tone={tone} {...(title === undefined ? {} : { title: text(title) })}>
        {message(given)}
      </NoticeCard>
      <ButtonNodes buttons={buttons} />
    </Stack>
  );
}
