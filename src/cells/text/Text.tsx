import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { MessageSkeleton, messageState, useMessage } from '../../engine/resolved.tsx';
import { useScope } from 'engine/runtime/scope.ts';
import type { TextProps } from './definition.ts';

/** A text, plain or as a pill; a placeholder while one of its values is loading. */
export default function TextCell({ text, otherwise, isPill }: TextProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const state = messageState(text, useScope());
  const known = state === 'unknown' && otherwise !== undefined ? t(otherwise) : message(text);
  const shown = state === 'pending' ? <MessageSkeleton message={text} /> : known;
  return isPill ? <Badge component="span">{shown}</Badge> : shown;
}
