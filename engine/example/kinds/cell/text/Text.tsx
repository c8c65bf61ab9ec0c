import { resolve, useScope } from 'engine/runtime/scope.ts';

import type { TextProps } from './definition.ts';

export default function Text({ value }: TextProps) {
  const resolved = resolve(value, useScope());
  return resolved.state === 'ready' ? String(resolved.value ?? '') : '…';
}
