import { Breadcrumbs } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';

import { AnchorLink } from '../press/links.tsx';
import { type LinkTarget, linkOf } from '../press/press.ts';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  readonly label: string;
  /** From the section to this page; the last one is the page and needs no link. */
  readonly items: readonly { readonly key: string; readonly label: string; readonly target?: LinkTarget | undefined }[];
}

/** The breadcrumb of a page: the section as a link, then the page. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  const last = items.at(-1);
  return (
    <nav aria-label={label}>
      <Breadcrumbs
        classNames={{ root: styles.root, breadcrumb: styles.breadcrumb, separator: styles.separator }}
        separator={<IconChevronRight size={14} stroke={2} className="flip-in-rtl" />}
        separatorMargin={4}
        role="list"
        attributes={{ separator: { 'aria-hidden': true } }}
      >
        {items.map((item) => {
          const current = item === last ? 'page' : undefined;
          return (
            <div key={item.key} role="listitem" className={styles.crumb} data-current={current}>
              {item.target === undefined ? (
                <span aria-current={current}>{item.label}</span>
              ) : (
                <AnchorLink {...linkOf(item.target)} current={current}>
                  {item.label}
                </AnchorLink>
              )}
            </div>
          );
        })}
      </Breadcrumbs>
    </nav>
  );
}
