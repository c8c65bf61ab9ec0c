import { Anchor, Box, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The licence of the library that draws asks for a link to its makers on the page. */
const makers = 'https://www.tradingview.com/';

interface ChartFootProps {
  /** The numbers behind the chart; in the page only while they are open. Absent while they are coming. */
  readonly children: (() => ReactNode) | undefined;
  readonly style?: CSSProperties;
}

/** What stands under a chart: the way to its numbers as a table, and who made the library that draws it. */
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
