import { useTranslation } from 'react-i18next';

import { CellView } from '../../engine/CellView.tsx';
import { holds } from '../../engine/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import { useScope } from '../../engine/scope.ts';
import { PressArea } from '../../ui/press/Press.tsx';
import styles from './Cards.module.css';
import type { CardsProps } from './definition.ts';

/** Cards in equal columns, under one another where they do not fit; the current one has a golden rim. */
export default function Cards({ label, items }: CardsProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const bind = useAction();
  return (
    <ul className={styles.cards} aria-label={t(label)}>
      {items
        .filter((item) => holds(item.when, scope))
        .map(({ badge, title, subtitle, value, details, picture, foot, action, current }, index) => (
          <li key={index} className={styles.place}>
            <PressArea
              className={styles.card}
              aria-current={current && holds(current, scope) ? 'true' : undefined}
              press={bind(action)}
            >
              <span className={styles.head}>
                {badge && <CellView node={badge} />}
                <span className={styles.name}>
                  <span className={styles.title}>
                    <CellView node={title} />
                  </span>
                  {subtitle && (
                    <span className={styles.detail}>
                      <CellView node={subtitle} />
                    </span>
                  )}
                </span>
              </span>
              <span className={styles.value}>
                <CellView node={value} />
              </span>
              {details.map((detail, line) => (
                <span key={line} className={styles.detail}>
                  <CellView node={detail} />
                </span>
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
    </ul>
  );
}
