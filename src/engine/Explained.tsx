import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import {
  type ReactNode,
  type RefObject,
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithFallback } from '../ui/deferred.tsx';
import { InPress } from '../ui/press/in-press.ts';
import { figureAt, isComputed } from './figure.ts';
import { useIsHidden } from './privacy.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { showToast } from './toasts.ts';
import type { ShownExact, ShownFigure, WhySheetProps } from './why/WhySheet.tsx';

const WhySheet = lazyWithFallback(() => import('./why/WhySheet.tsx'), NoSheet);

type FigureRef = RefObject<ShownFigure | ShownExact | undefined>;
type AddFigure = (figure: FigureRef) => () => void;
const AddFigureContext = createContext<AddFigure>(() => () => undefined);
const FiguresContext = createContext<readonly FigureRef[]>([]);

/** A card, or a part of one, whose figures one `ExplainButton` explains together. */
export function FigureCard({ children }: { children: ReactNode }) {
  const [figures, setFigures] = useState<readonly FigureRef[]>([]);
  const [add] = useState<AddFigure>(() => (figure: FigureRef) => {
    setFigures((current) => [...current, figure]);
    return () => setFigures((current) => current.filter((one) => one !== figure));
  });
  return (
    <AddFigureContext value={add}>
      <FiguresContext value={figures}>{children}</FiguresContext>
    </AddFigureContext>
  );
}

interface ExplainedProps {
  /** A reference to a field of a view, or the figure itself. */
  readonly figure: unknown;
  /** The number in the explanation, where it is not `children`; empty for its value. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** A number that the button of its card explains; not if amounts are hidden, or in a link, which leads on instead. */
export function Explained({ figure: source, text, children }: ExplainedProps) {
  const scope = useScope();
  const figure = figureAt(source, scope);
  useExplanation(figure && isComputed(figure) ? { figure, text: text ?? children } : undefined);
  return children;
}

/** Adds to what the button of the card explains; nothing while amounts are hidden, or in a link. */
export function useExplanation(figure: ShownFigure | ShownExact | undefined): void {
  const isHidden = useIsHidden();
  const isInPress = use(InPress);
  const add = use(AddFigureContext);
  const shown = useRef(figure);
  const isExplained = figure !== undefined && !isHidden && !isInPress;
  useLayoutEffect(() => {
    shown.current = figure;
  });
  useLayoutEffect(() => (isExplained ? add(shown) : undefined), [add, isExplained]);
}

/** The button of a card that explains its figures; absent if it has none. */
export function ExplainButton() {
  const { t } = useTranslation();
  const figures = use(FiguresContext);
  const [shown, setShown] = useState<WhySheetProps['figures']>();
  if (figures.length === 0) return null;
  return (
    <>
      <ActionIcon
        className="explain"
        variant="plain"
        size={24}
        aria-label={t('why.title')}
        aria-haspopup="dialog"
        onClick={() => setShown(figures.flatMap(({ current }) => current ?? []))}
      >
        <IconInfoCircle size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
      {shown && <WhySheet figures={shown} onClose={() => setShown(undefined)} />}
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
