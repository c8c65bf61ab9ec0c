import { Badge } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { messageState, useMessage } from '../../engine/resolved.tsx';
import { useScope } from 'engine/runtime/scope.ts';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';
import type { TextProps } from './definition.ts';

/** A text, plain or as a pill; a placeholder while one of its values is loading. */
export default function TextCell({ text, otherwise, isPill }: TextProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const state = messageState(text, useScope());
  const known = state === 'unknown' && otherwise !== undefined ? t(otherwise) : message(text);
  const shown = state === 'pending' ? <Coming text={text} /> : known;
  return isPill ? <Badge component="span">{shown}</Badge> : shown;
}

/** A placeholder for each number of a text, so that it wraps where the text will. */
function Coming({ text }: Pick<TextProps, 'text'>) {
  const numbers = Object.entries(typeof text === 'string' ? {} : text.with).filter(([, of]) => typeof of === 'object');
  if (numbers.length < 2) return <SkeletonLine width="14ch" />;
  return (
    <span>
      {numbers.map(([name]) => (
        <Fragment key={name}>
          <SkeletonLine width="10ch" />{' '}
        </Fragment>
      ))}
    </span>
  );
}
