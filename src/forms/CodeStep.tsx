import { Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../ui/button/Button.tsx';
import { ButtonRow } from '../ui/button/ButtonRow.tsx';
import { lazyWithFallback } from '../ui/deferred.tsx';
import { TextInput } from '../ui/field/TextInput.tsx';
import type { CodeCellsProps } from './CodeCells.tsx';
import styles from './CodeStep.module.css';
import action from './MainAction.module.css';
import { MainAction } from './MainAction.tsx';
import { useIsGuarded } from './tap-guard.ts';
import type { TwoFactor } from './use-two-factor.ts';

/** The number of digits of a code (openapi.yaml, TwoFactorCode). */
const length = 6;

/** The cells where their code could not be loaded. */
function PlainCells({ value, isReadOnly, labelledBy, describedBy, onChange }: CodeCellsProps) {
  return (
    <TextInput
      value={value}
      maxLength={length}
      inputMode="numeric"
      autoComplete="one-time-code"
      readOnly={isReadOnly}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/\D/g, ''))}
    />
  );
}

const CodeCells = lazyWithFallback(() => import('./CodeCells.tsx'), PlainCells, '52px');

interface CodeStepProps {
  readonly label: string;
  readonly twoFactor: TwoFactor;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  /** Why nothing can be sent; empty while it can. */
  readonly disabledReason: string;
  /** Whether a question about the transfer has to be answered first. */
  readonly isAsking: boolean;
  readonly onBack: () => void;
  readonly onSubmit: (code: string) => void;
}

/** The step for the two-factor code, under what was reviewed. The code lives here alone, until it is sent. */
export function CodeStep({
  label,
  twoFactor: { refusal, close },
  isBusy,
  isDisabled,
  disabledReason,
  isAsking,
  onBack,
  onSubmit,
}: CodeStepProps) {
  const { t } = useTranslation();
  const id = useId();
  const [code, setCode] = useState('');
  const [known, setKnown] = useState(refusal);
  // A refused code is cleared; while the next one is sent, there is no refusal.
  if (refusal !== known) {
    setKnown(refusal);
    if (refusal) setCode('');
  }
  const isGuarded = useIsGuarded();
  const isComplete = code.length === length;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete && !isBusy && !isDisabled && disabledReason === '') onSubmit(code);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Stack gap="sm">
          <Title order={2} id={`${id}-title`}>
            {t('twoFactor.title')}
          </Title>
          <Text c="dimmed" size="sm" id={`${id}-hint`}>
            {t('twoFactor.hint')}
          </Text>
          <CodeCells
            length={length}
            value={code}
            refusal={refusal}
            isReadOnly={isBusy || isAsking}
            labelledBy={`${id}-title`}
            describedBy={`${id}-hint ${id}-error`}
            onChange={setCode}
          />
          <div role="alert" id={`${id}-error`} className={styles.error}>
            {refusal?.isWrong === true && <p>{t('twoFactor.invalid')}</p>}
            {refusal?.attemptsLeft !== undefined && (
              <p>
                {refusal.attemptsLeft === 0
                  ? t('twoFactor.noAttempts')
                  : t('twoFactor.attemptsLeft', { left: refusal.attemptsLeft })}
              </p>
            )}
          </div>
        </Stack>
        <div className={action.stuck} data-last>
          <ButtonRow>
            {!isAsking && (
              <MainAction
                label={label}
                isBusy={isBusy}
                isDisabled={isDisabled || !isComplete}
                disabledReason={disabledReason}
              />
            )}
            {close && (
              <Button variant="quiet" size="lg" disabled={isBusy || isGuarded || isAsking} onClick={onBack}>
                {t('action.back')}
              </Button>
            )}
          </ButtonRow>
        </div>
      </Stack>
    </form>
  );
}
