import { Card, Skeleton, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type BarPicture, type GoldBar as Bar, barOf, companionOf, pictureOf } from '../../domain/gold-bar.ts';
import { type Decimal, isZero, parseAmount } from '../../domain/decimal.ts';
import { useActionContext } from '../../engine/navigation.ts';
import { hiddenAmount, useIsHidden } from '../../engine/privacy.ts';
import { ResolvedValue } from '../../engine/resolved.tsx';
import { useScope } from 'engine/runtime/scope.ts';
import { languageOf } from '../../i18n/language.ts';
import { formatNumber } from '../../i18n/format/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';
import { PressButton } from '../../ui/press/Press.tsx';
import login from '../../actions/login/action.ts';
import type { GoldBarProps } from './definition.ts';
import styles from './GoldBar.module.css';
import { isLit, lit, stops } from './light.ts';

const besideTexts = { card: 'bar.card', phone: 'bar.phone', person: 'bar.person' } as const;

/** A weight of gold as a bar to scale. While amounts are hidden there is no bar, as its size would tell the weight. */
export default function GoldBar({ grams }: GoldBarProps) {
  const isHidden = useIsHidden();
  const { t } = useTranslation();
  return (
    <Card variant="hero">
      <ResolvedValue value={grams} placeholder={<Skeleton height={320} />}>
        {(value) => {
          const weight = parseAmount(value);
          if (weight === undefined) return <ResolvedValue value={undefined}>{() => null}</ResolvedValue>;
          if (isHidden) return <Text>{hiddenAmount}</Text>;
          return isZero(weight) ? <Text c="dimmed">{t('bar.none')}</Text> : <Drawn grams={weight} />;
        }}
      </ResolvedValue>
    </Card>
  );
}

function Drawn({ grams }: { readonly grams: Decimal }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n);
  const bar = barOf(grams);
  const picture = pictureOf(bar);
  const edge = (name: keyof Bar): string => formatNumber(bar[name].toFixed(1), 'figure', language);
  const weight = t('bar.weight', { grams: formatNumber(grams, 'figure', language) });
  const size = t('bar.size', { length: edge('length'), width: edge('width'), height: edge('height') });
  const beside = t(besideTexts[companionOf(bar)]);
  return (
    <Stack gap="lg">
      <div className={styles.weight}>
        <Text fz="var(--text-2xl)" fw={680} lh={1.2} className="num">
          {weight}
        </Text>
        <Text size="sm" c="dimmed" className="num">
          {size}
        </Text>
      </div>
      <Picture picture={picture} label={`${weight}, ${size}. ${beside}`} />
      <Text size="sm" c="dimmed" ta="center" textWrap="balance">
        {beside}
      </Text>
      <Share bar={bar} weight={weight} />
    </Stack>
  );
}

function Picture({ picture: { box, face, shapes }, label }: { readonly picture: BarPicture; readonly label: string }) {
  const id = useId();
  const light = { gradientUnits: 'userSpaceOnUse', x1: 0, y1: -face.height, x2: face.width, y2: 0 };
  return (
    <svg
      className={styles.picture}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      {lit.map((tone) => (
        <linearGradient key={tone} id={`${id}${tone}`} {...light}>
          {stops[tone].map(([offset, color]) => (
            <stop key={offset} offset={offset} stopColor={`var(${color})`} />
          ))}
        </linearGradient>
      ))}
      {shapes.map(({ tone, path }) => (
        <path key={tone} className={styles[tone]} fill={isLit(tone) ? `url(#${id}${tone})` : undefined} d={path} />
      ))}
    </svg>
  );
}

/** Shares the picture: of the bar alone, which tells no size, unless the weight is chosen. Where files cannot be shared, it says where. */
function Share({ bar, weight }: { readonly bar: Bar; readonly weight: string }) {
  const { t } = useTranslation();
  const context = useActionContext(useScope());
  const { shareFile } = context.runtime;
  if (!shareFile)
    return (
      <>
        <Text size="sm">{t('bar.onlyWeb')}</Text>
        <PressButton variant="quiet" press={login({}, context)}>
          {t('action.openWeb')}
        </PressButton>
      </>
    );
  const share = async (caption?: string): Promise<void> => {
    try {
      const { barPicture } = await import('./picture.ts');
      await shareFile(
        new File([await barPicture(pictureOf(bar, caption === undefined), caption)], 'gold.png', { type: 'image/png' }),
      );
    } catch {
      context.showToast('receipt.pictureFailed', 'negative');
    }
  };
  return (
    <ButtonRow isOneLine>
      <Button leftSection={<IconPhoto size={18} stroke={1.75} />} onClick={() => void share()}>
        {t('bar.share')}
      </Button>
      <Button variant="quiet" onClick={() => void share(weight)}>
        {t('bar.shareWeight')}
      </Button>
    </ButtonRow>
  );
}
