import { messageState, useMessage } from '../../engine/resolved.tsx';
import { useScope } from '../../engine/scope.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import type { TextProps } from './definition.ts';

/** A text; a placeholder while a value of it is coming. */
export default function TextCell({ text }: TextProps) {
  const message = useMessage();
  return messageState(text, useScope()) === 'pending' ? <Skeleton width="14ch" /> : message(text);
}
