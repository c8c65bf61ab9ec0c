import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { PressAnchor } from '../press/Press.tsx';
import type { Press } from '../press/press.ts';

interface SectionHeaderProps {
  readonly title: string;
  /** Id for `aria-labelledby` of the card. */
  readonly id?: string;
  /** The press of "See all" and its text. */
  readonly more?: { readonly press: Press; readonly label: string } | undefined;
  /** Beside the title, such as a button that explains the card. */
  readonly beside?: ReactNode;
  /** Content at the end instead of a link. */
  readonly children?: ReactNode;
}

/** The heading of a card or of a part of a page. */
export function SectionHeader({ title, id, more, beside, children }: SectionHeaderProps) {
  return (
    <Group justify="space-between" gap="4px 12px">
      <Group gap={4} wrap="nowrap" miw={0}>
        <Title order={2} id={id} miw={0}>
          {title}
        </Title>
        {beside}
      </Group>
      {more && <PressAnchor press={more.press}>{more.label}</PressAnchor>}
      {children}
    </Group>
  );
}
