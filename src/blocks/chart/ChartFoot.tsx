import { Anchor, Box, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The license of the chart library requires a link to its authors. */
const makers = 'https://www.tradingview.com/';

interface ChartFootProps {
  /** The table of the chart's numbers; rendered only while open. Absent while loading. */
  readonly children: (() => ReactNode) | undefined;
  readonly style?: CSSProperties;
}

/** The footer of a chart: a button for the data table, and the credit of the chart library. */
export function ChartFoot({ children, style }: ChartFootProps) {
  const id = useId();
  const { t } = useTranslation();
  const [isOpen, { toggle }] = useDisclosure();
  return (
    <>
      <Group justify="space-between" gap="0 16px" my={-6} {...(style && { style })}>
        <Anchor
          component="button"
          type="button"
          my={0}
          disabled={children === undefined}
          onClick={toggle}
          aria-expanded={isOpen}
          aria-controls={id}
        >
          {t(isOpen ? 'chart.closeTable' : 'chart.openTable')}
        </Anchor>
        <Anchor href={makers} target="_blank" rel="noopener noreferrer" my={0} c="dimmed" fz="var(--text-2xs)" fw={400}>
          {t('chart.credit')}
        </Anchor>
      </Group>
      <Box id={id} miw={0} hidden={!isOpen}>
        {isOpen && children?.()}
      </Box>
    </>
  );
}
