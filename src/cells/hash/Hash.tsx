import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { CopyIcon } from '../../actions/copy/CopyIcon.tsx';
import { useActionContext } from '../../engine/navigation.ts';
import { ResolvedValue } from '../../engine/resolved.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { values } from '../../values/values.ts';
import { PressIcon } from '../../ui/press/Press.tsx';
import styles from './Hash.module.css';
import type { HashProps } from './definition.ts';

/** A transaction hash; a dash until the chain provides one. */
export default function HashCell({ value, network }: HashProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const context = useActionContext(scope);
  const name = valueOf(network, scope);
  const explorer = Object.values(values.networks.networks).find((one) => one.name === name)?.explorer;
  return (
    <ResolvedValue value={value} absent="—" width="20ch">
      {(resolved) => {
        if (typeof resolved !== 'string' || resolved === '') return '—';
        const href = explorer?.transaction.replace('{hash}', encodeURIComponent(resolved));
        return (
          <span className={styles.hash} data-long>
            <span className={`${styles.text} ltr`} translate="no">
              {resolved}
            </span>
            <span className={styles.actions}>
              <CopyIcon label="hash.copy" value={resolved} />
              {href !== undefined && (
                <PressIcon
                  variant="plain"
                  aria-label={t('hash.explorer')}
                  press={{ href, run: () => context.runtime.open(href) }}
                >
                  <IconExternalLink size={18} />
                </PressIcon>
              )}
            </span>
          </span>
        );
      }}
    </ResolvedValue>
  );
}
