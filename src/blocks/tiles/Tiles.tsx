import { Group, ThemeIcon } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { evaluate } from 'engine/runtime/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { longestWord } from '../../ui/fit.ts';
import { PressArea } from '../../ui/press/Press.tsx';
import styles from './Tiles.module.css';
import type { TilesProps } from './definition.ts';

interface Sized extends CSSProperties {
  '--chars': number;
}

/** Quick actions in equal columns: a gold icon over its label. */
export default function Tiles({ label, items }: TilesProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const bind = useAction();
  const shown = items.filter((item) => evaluate(item.when, scope));
  // The longest word of all, so that they have the same size.
  const sized: Sized = { '--chars': longestWord(shown.map((item) => t(item.label)).join(' ')) };
  return (
    <Group component="nav" aria-label={t(label)} gap={6} wrap="nowrap" align="stretch" style={sized}>
      {shown.map(({ icon: Icon, label: key, action }) => (
        <PressArea key={key} press={bind(action)} className={styles.tile}>
          <ThemeIcon component="span" variant="raised" size="calc(min(3.5rem, 100cqi))" radius={18}>
            <Icon size={23} stroke={1.75} />
          </ThemeIcon>
          <span className={styles.label}>{t(key)}</span>
        </PressArea>
      ))}
    </Group>
  );
}
