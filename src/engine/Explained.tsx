import { type ReactNode, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithFallback } from '../ui/deferred.tsx';
import { InPress } from '../ui/press/in-press.ts';
import { figureAt } from './figure.ts';
import { useIsHidden } from './privacy.ts';
import { useScope } from './scope.ts';
import { showToast } from './toasts.ts';
import type { Figure } from './view.ts';
import type { WhySheetProps } from './why/WhySheet.tsx';

const WhySheet = lazyWithFallback(() => import('./why/WhySheet.tsx'), NoSheet);

interface ExplainedProps {
  /** A reference to a field of a view, or the figure itself. */
  readonly figure: unknown;
  /** A figure derived from it, such as the amount that Max fills in, explained on the same sheet. */
  readonly also?: Figure | undefined;
  readonly isOff?: boolean | undefined;
  /** The number as displayed. */
  readonly children: ReactNode;
}

/**
 * A number that opens an explanation of its calculation on tap; plain if not computed, if amounts are hidden, or in a
 * link.
 */
export function Explained({ figure: given, also, isOff, children }: ExplainedProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const isHidden = useIsHidden();
  const isInPress = use(InPress);
  const [isOpen, setIsOpen] = useState(false);
  if (isOff || isHidden || isInPress) return children;
  const figure = figureAt(given, scope);
  if (!figure) return children;
  return (
    <>
      <button
        type="button"
        className="why"
        translate="no"
        aria-haspopup="dialog"
        title={t('why.title')}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <WhySheet figure={figure} also={also} onClose={() => setIsOpen(false)}>
          {children}
        </WhySheet>
      )}
    </>
  );
}

/** Replaces the sheet if its code fails to load. */
function NoSheet({ onClose }: WhySheetProps) {
  useEffect(() => {
    showToast('state.loadFailed', 'negative');
    onClose();
  });
  return null;
}
