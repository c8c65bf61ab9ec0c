import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { CellView } from 'engine/runtime/CellView.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import { isWaiting, useScope } from 'engine/runtime/scope.ts';
import type { KindNode } from 'engine/runtime/screen-model.ts';
import { Growing } from '../../ui/growing/Growing.tsx';
import { PressArea } from '../../ui/press/Press.tsx';
import styles from './Cards.module.css';
import type { CardsProps } from './definition.ts';

/** Cards in equal columns, stacked if they do not fit; the current one has a gold border. */
export default function Cards({ label, items }: CardsProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const bind = useAction();
  const mayGrow =
    isWaiting(scope) && items.some(({ details }) => details.some(({ when }) => evaluate(when, scope) === undefined));
  return (
    <Group component="ul" align="stretch" aria-label={t(label)}>
      {items
        .filter((item) => evaluate(item.when, scope))
        .map(({ badge, title, subtitle, value, details, picture, foot, action, current }, index) => (
          <li key={index} className={styles.place}>
            <PressArea
              className={styles.card}
              aria-current={current && evaluate(current, scope) ? 'true' : undefined}
              press={bind(action)}
            >
              <Group component="span" gap="sm" wrap="nowrap" mb="sm">
                {badge && <CellView node={badge} />}
                <Stack component="span" gap={0} miw={0} lh={1.3}>
                  <Text span fw={600} lh={1.3}>
                    <CellView node={title} />
                  </Text>
                  {subtitle && <Detail node={subtitle} />}
                </Stack>
              </Group>
              <Text span className={styles.value} size="1.25rem" fw={650} lh={1.3} lts="-0.01em">
                <CellView node={value} />
              </Text>
              {details.map((detail, line) => (
                <Detail key={line} node={detail} />
              ))}
              {picture && (
                <span className={styles.picture}>
                  <CellView node={picture} />
                </span>
              )}
              {foot.length > 0 && (
                <span className={styles.foot}>
                  {foot.map((cell, place) => (
                    <span key={place} className={styles.part}>
                      <CellView node={cell} />
                    </span>
                  ))}
                </span>
              )}
            </PressArea>
          </li>
        ))}
      {mayGrow && <Growing />}
    </Group>
  );
}

function Detail({ node }: { node: KindNode }) {
  return (
    <Text span c="dimmed" size="sm" className={styles.detail}>
      <CellView node={node} />
    </Text>
  );
}
