import { messageState, useMessage } from '../../engine/resolved.tsx';
import { useScope } from '../../engine/scope.ts';
import { Pill } from '../../ui/pill/Pill.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import type { TextProps } from './definition.ts';

/** A text, plain or as a quiet pill; a placeholder while a value of it is coming. */
export default function TextCell({ text, isPill }: TextProps) {
  const message = useMessage();
  const shown = messageState(text, useScope()) === 'pending' ? <Skeleton width="14ch" /> : message(text);
  return isPill ? <Pill>{shown}</Pill> : shown;
}
