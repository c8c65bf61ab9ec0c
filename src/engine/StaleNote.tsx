import { useTexts } from '../i18n/texts.ts';
import { ageOf } from '../i18n/format/age.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import { TextAction } from '../ui/text-action/TextAction.tsx';
import type { DataState } from './scope.ts';
import { useNow } from './now.ts';

/** Says that what is above could not be refreshed, how old it is, and offers to try again. */
export function StaleNote({
  states,
  onRetry,
}: {
  states: readonly Pick<DataState, 'updatedAt' | 'failure'>[];
  onRetry: () => void;
}) {
  const { t, text } = useTexts();
  const now = useNow();
  const ages = states.map((state) => state.updatedAt).filter(Number.isFinite);
  const age = ages.length > 0 ? ageOf(Math.min(...ages), now) : undefined;
  const said = states.find((state) => state.failure)?.failure;
  return (
    <Notice tone="warn" action={<TextAction onPress={onRetry}>{t('action.retry')}</TextAction>}>
      {said && <p>{text(said.text, said.values)}</p>}
      {age ? t(`state.stale.${age.unit}`, { count: age.count }) : t('state.partlyLoaded')}
    </Notice>
  );
}
