import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, type SegmentedControlProps } from '@mantine/core';

import styles from './SegmentedChoice.module.css';

/** A choice of a few values in a form, such as the payout network: Mantine's control in full width. */
export function SegmentedChoice(props: SegmentedControlProps) {
  return <SegmentedControl fullWidth withItemsBorders={false} classNames={styles} {...props} />;
}
