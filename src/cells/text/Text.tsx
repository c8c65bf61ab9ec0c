import { Badge } from '@mantine/core';
import { messageState, useMessage } from '../../engine/resolved.tsx';
import { useScope } from '../../engine/scope.ts';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';
import type { TextProps } from './definition.ts';

/** A text, plain or as a quiet pill; a placeholder while a value of it is coming. */
export default function TextCell({ text, isPill }: TextProps) {
  const message = useMessage();
  const shown = messageState(text, useScope()) === 'pending' ? <SkeletonLine width="14ch" /> : message(text);
  return isPill ? <Badge component="span">{shown}</Badge> : shown;
}
