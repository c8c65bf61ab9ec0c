import '@mantine/core/styles/Accordion.layer.css';
import { Accordion, Card } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { evaluate } from 'engine/runtime/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useScope } from 'engine/runtime/scope.ts';
import { PressAnchor } from '../../ui/press/Press.tsx';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import styles from './Questions.module.css';
import type { QuestionsProps } from './definition.ts';

/** Questions that unfold: Mantine's accordion, in which several may be open. Without its transition no height moves. */
export default function Questions({ title, items }: QuestionsProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  const scope = useScope();
  const bind = useAction();
  return (
    <Card component="section" aria-labelledby={id}>
      <SectionHeader id={id} title={t(title)} />
      <Accordion
        multiple
        order={3}
        transitionDuration={0}
        keepMounted
        chevron={<IconChevronDown size={20} stroke={1.75} />}
        chevronSize={20}
        classNames={styles}
      >
        {items
          .filter((item) => evaluate(item.when, scope))
          .map(({ question, answer, link }) => (
            <Accordion.Item key={question} value={question}>
              <Accordion.Control>{t(question)}</Accordion.Control>
              <Accordion.Panel>
                {answer.map((paragraph, index) => (
                  <p key={index}>{message(paragraph)}</p>
                ))}
                {link && <PressAnchor press={bind(link.action)}>{t(link.label)}</PressAnchor>}
              </Accordion.Panel>
            </Accordion.Item>
          ))}
      </Accordion>
    </Card>
  );
}
