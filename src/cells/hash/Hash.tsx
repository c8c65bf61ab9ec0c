import { IconCopy } from '@tabler/icons-react';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import copyAction from '../../actions/copy/action.ts';
import { pressOf } from '../../engine/Bound.tsx';
import { useActionContext } from '../../engine/navigation.ts';
import { ResolvedValue } from '../../engine/resolved.tsx';
import { useScope, valueOf } from '../../engine/scope.ts';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { values } from '../../values/values.ts';
import styles from './Hash.module.css';
import type { HashProps } from './definition.ts';

/** A transaction's hash; a dash while the chain has not given one (an entry without hash is shown all the same). */
export default function HashCell({ value, network }: HashProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const context = useActionContext(scope);
  const name = valueOf(network, scope);
  const explorer = Object.values(values.networks.networks).find((one) => one.name === name)?.explorer;
  return (
    <ResolvedValue value={value} width="20ch">
      {(held) => {
        if (typeof held !== 'string' || held === '') return '—';
        const href = explorer?.transaction.replace('{hash}', encodeURIComponent(held));
        return (
          <span className={styles.hash}>
            <span className={`${styles.text} ltr`}>{held}</span>
            <span className={styles.actions}>
              <IconButton
                variant="plain"
                label={t('hash.copy')}
                icon={<IconCopy size={18} />}
                {...pressOf(copyAction({ value: held, done: 'toast.copied' }, context))}
              />
              {href !== undefined && (
                <IconButton
                  variant="plain"
                  label={t('hash.explorer')}
                  icon={<IconExternalLink size={18} />}
                  {...pressOf({ href, isExternal: true, run: () => context.runtime.open(href) })}
                />
              )}
            </span>
          </span>
        );
      }}
    </ResolvedValue>
  );
}
