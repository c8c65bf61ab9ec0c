import { ActionIcon, Card, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { clsx } from 'clsx';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMessage } from '../../engine/resolved.tsx';
import { Art } from './Art.tsx';
import styles from './Slides.module.css';
import type { SlidesProps } from './definition.ts';

/**
 * Slides, one at a time: by dragging, keys or buttons, in both writing directions. It uses the carousel's engine (Embla)
 * directly: Mantine's component announces the position in English only and inserts a <style>.
 */
export default function Slides({ label, slides }: SlidesProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const isRtl = document.documentElement.dir === 'rtl';
  const [row, carousel] = useEmblaCarousel({ direction: isRtl ? 'rtl' : 'ltr' });
  const [current, setCurrent] = useState(0);
  const count = slides.length;
  /** The slide chosen by a button before the carousel is there, which it is only after the first effects. */
  const early = useRef<number>(undefined);
  useEffect(() => {
    if (!carousel) return undefined;
    const select = (): void => setCurrent(carousel.selectedScrollSnap());
    if (early.current !== undefined) carousel.scrollTo(early.current, true);
    select();
    carousel.on('select', select);
    return () => void carousel.off('select', select);
  }, [carousel]);

  const show = (index: number): void => {
    const isCalm = document.documentElement.dataset['motion'] === 'reduced';
    const next = Math.min(Math.max(index, 0), count - 1);
    setCurrent(next);
    early.current = carousel ? undefined : next;
    carousel?.scrollTo(next, isCalm);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = isRtl ? -1 : 1;
    const target = { ArrowRight: current + step, ArrowLeft: current - step, Home: 0, End: count - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };

  const shown = slides[current];
  return (
    <section aria-roledescription={t('slides.role')} aria-label={t(label)}>
      <Card padding={0}>
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what is dragged must be reached and moved by keys */}
        <div ref={row} role="group" aria-label={t(label)} className={styles.row} tabIndex={0} onKeyDown={onKeyDown}>
          <div className={styles.slides}>
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
                <Title order={2} size="xl" lts="-0.01em">
                  {t(slide.title)}
                </Title>
                <Text c="dimmed" maw="44ch" mx="auto">
                  {message(slide.text)}
                </Text>
              </article>
            ))}
          </div>
        </div>
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        <Group justify="space-between" px="sm" pb="sm">
          <ActionIcon
            variant="plain"
            aria-label={t('slides.previous')}
            disabled={current === 0}
            onClick={() => show(current - 1)}
          >
            <IconChevronLeft size={22} stroke={1.75} className="flip-in-rtl" />
          </ActionIcon>
          <Group component="span" gap={6} aria-hidden="true">
            {slides.map((slide, index) => (
              <span key={slide.title} className={clsx(styles.dot, index === current && styles.here)} />
            ))}
          </Group>
          <ActionIcon
            variant="plain"
            aria-label={t('slides.next')}
            disabled={current === count - 1}
            onClick={() => show(current + 1)}
          >
            <IconChevronRight size={22} stroke={1.75} className="flip-in-rtl" />
          </ActionIcon>
        </Group>
      </Card>
      <VisuallyHidden aria-live="polite">
        {shown && `${t('slides.place', { number: current + 1, count })}: ${t(shown.title)}`}
      </VisuallyHidden>
    </section>
  );
}
