import { clsx } from 'clsx';
import { ActionIcon, Card } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMessage } from '../../engine/resolved.tsx';
import { Art } from './Art.tsx';
import styles from './Slides.module.css';
import type { SlidesProps } from './definition.ts';

/** Slides in a row that snaps: swiping is the browser's own, in both directions of writing; keys and buttons scroll it. */
export default function Slides({ label, slides }: SlidesProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const count = slides.length;

  const show = (index: number): void => {
    const next = Math.min(Math.max(index, 0), count - 1);
    const isCalm = document.documentElement.dataset['motion'] === 'reduced';
    const left = (row.current?.clientWidth ?? 0) * next * directionOf(row.current);
    row.current?.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' });
    setCurrent(next);
  };
  const onScroll = (): void => {
    if (!row.current) return;
    const { scrollLeft, clientWidth } = row.current;
    const passed = Math.abs(scrollLeft) / clientWidth;
    // Only where it rests: on its way to a slide further on it is on none between.
    if (Math.abs(passed - Math.round(passed)) < 0.02) setCurrent(Math.round(passed));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = directionOf(row.current);
    const target = { ArrowRight: current + step, ArrowLeft: current - step, Home: 0, End: count - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };

  const shown = slides[current];
  return (
    <section aria-roledescription={t('slides.role')} aria-label={t(label)}>
      <Card padding={0}>
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reached and moved by keys */}
        <div
          ref={row}
          role="group"
          aria-label={t(label)}
          className={styles.row}
          tabIndex={0}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          {slides.map((slide, index) => (
            <article
              key={slide.title}
              className={styles.slide}
              aria-label={t('slides.place', { number: index + 1, count })}
              aria-hidden={index !== current}
            >
              <div className={styles.art}>
                <Art name={slide.art} />
              </div>
              <h2 className={styles.title}>{t(slide.title)}</h2>
              <p className={styles.text}>{message(slide.text)}</p>
            </article>
          ))}
        </div>
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        <div className={styles.bar}>
          <ActionIcon
            variant="plain"
            aria-label={t('slides.previous')}
            disabled={current === 0}
            onClick={() => show(current - 1)}
          >
            <IconChevronLeft size={22} stroke={1.75} className="flip-in-rtl" />
          </ActionIcon>
          <span className={styles.dots} aria-hidden="true">
            {slides.map((slide, index) => (
              <span key={slide.title} className={clsx(styles.dot, index === current && styles.here)} />
            ))}
          </span>
          <ActionIcon
            variant="plain"
            aria-label={t('slides.next')}
            disabled={current === count - 1}
            onClick={() => show(current + 1)}
          >
            <IconChevronRight size={22} stroke={1.75} className="flip-in-rtl" />
          </ActionIcon>
        </div>
      </Card>
      <p className="visually-hidden" aria-live="polite">
        {shown && `${t('slides.place', { number: current + 1, count })}: ${t(shown.title)}`}
      </p>
    </section>
  );
}

/** 1 left to right, -1 right to left, where positions of scrolling are negative. */
function directionOf(element: HTMLElement | null): 1 | -1 {
  return element && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
