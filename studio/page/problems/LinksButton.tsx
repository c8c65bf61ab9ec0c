import { Button, Popover } from '@mantine/core';
import { type ReactNode, useState } from 'react';

import styles from './Problems.module.css';

/** Says how many there are of something; pressed, it lists them with links to their places. */
export function LinksButton({
  label,
  title,
  color,
  renderLinks,
}: {
  label: string;
  /** The name of the list. */
  title: string;
  color: string;
  /** The list; it calls back when a link was followed. */
  renderLinks: (onFollow: () => void) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width={480} withinPortal trapFocus>
      <Popover.Target>
        <Button color={color} size="compact-sm" onClick={() => setIsOpen(!isOpen)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.list} aria-label={title}>
        {renderLinks(() => setIsOpen(false))}
      </Popover.Dropdown>
    </Popover>
  );
}
