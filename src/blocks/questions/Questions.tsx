import { Card } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { holds } from '../../engine/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useScope } from '../../engine/scope.ts';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import { PressArea } from '../../ui/press/Press.tsx';
import styles from './Questions.module.css';
import type { QuestionsProps } from './definition.ts';

/** Questions that unfold: the browser's own `details`, so that keys, search in the page and readers know them. */
export default function Questions({ title, items }: QuestionsProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  const scope = useScope();
  const bind = useAction();
  return (
    <Card component="section" aria-labelledby={id}>
      <SectionHeader id={id} title={t(title)} />
      <div className={styles.list}>
        {items
          .filter((item) => holds(item.when, scope))
          .map(({ question, answer, link }) => (
            <details key={question} className={styles.item}>
              <summary className={styles.question}>
                <span className={styles.words}>{t(question)}</span>
                <IconChevronDown size={20} stroke={1.75} className={styles.chevron} />
              </summary>
              <div className={styles.answer}>
                {answer.map((paragraph, index) => (
                  <p key={index}>{message(paragraph)}</p>
                ))}
                {link && (
                  <PressArea className={styles.link} press={bind(link.action)}>
                    {t(link.label)}
                  </PressArea>
                )}
              </div>
            </details>
          ))}
      </div>
    </Card>
  );
}
