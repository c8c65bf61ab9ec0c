import { type ReactNode, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { late } from '../ui/deferred.tsx';
import { InPress } from '../ui/press/in-press.ts';
import { plain } from '../domain/arithmetic.ts';
import { figureAt } from './figure.ts';
import { useIsHidden } from './privacy.ts';
import { useScope } from './scope.ts';
import { tell } from './toasts.ts';
import type { Figure } from './view.ts';
import type { WhySheetProps } from './why/WhySheet.tsx';

const WhySheet = late(() => import('./why/WhySheet.tsx'), NoSheet);

interface ExplainedProps {
  /** A reference to a field of a view, or the figure itself. */
  readonly figure: unknown;
  /** A figure that follows from it, such as what Max fills in, on the same sheet. */
  readonly also?: Figure | undefined;
  readonly isOff?: boolean | undefined;
  /** The number as it is shown. */
  readonly children: ReactNode;
}

/** A number that says on a tap how it came about, where it was computed; as it is where amounts are hidden, or in a link. */
export function Explained({ figure: given, also, isOff, children }: ExplainedProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const isHidden = useIsHidden();
  const isInPress = use(InPress);
  const [isOpen, setIsOpen] = useState(false);
  if (isOff || isHidden || isInPress) return children;
  const figure = isFigure(given) ? given : figureAt(given, scope);
  if (figure?.compute(plain) === undefined) return children;
  return (
    <>
      <button
        type="button"
        className="why"
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

function isFigure(given: unknown): given is Figure {
  return typeof given === 'object' && given !== null && 'compute' in given;
}

/** What happens where the code of the sheet does not come. */
function NoSheet({ onClose }: WhySheetProps) {
  useEffect(() => {
    tell('state.loadFailed', 'negative');
    onClose();
  });
  return null;
}
