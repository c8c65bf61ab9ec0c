import { Button, Popover } from '@mantine/core';
import { useState } from 'react';

import type { Problem } from '../answers.ts';
import { ProblemLinks } from './ProblemLinks.tsx';
import styles from './Problems.module.css';

/** How many problems there are; pressed, it lists them with links to their places. */
export function ProblemsButton({
  problems,
  onOpen,
}: {
  problems: readonly Problem[];
  onOpen: (file: string, pointer: string) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width={480} withinPortal trapFocus>
      <Popover.Target>
        <Button color="red" size="compact-sm" onClick={() => setIsOpen(!isOpen)}>
          {problems.length === 1 ? '1 problem' : `${problems.length} problems`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.list} aria-label="Problems">
        <ProblemLinks
          problems={problems}
          onOpen={(file, pointer) => {
            setIsOpen(false);
            onOpen(file, pointer);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
