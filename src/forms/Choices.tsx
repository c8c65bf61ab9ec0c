import { InputBase } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { memo, use, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { parameterRoot } from '../engine/base-scope.ts';
import { CellLine } from 'engine/runtime/CellView.tsx';
import { catalogues, choicesOf } from '../engine/catalogues.ts';
import { useData } from 'engine/runtime/data.ts';
import { type Scope, ScopeProvider, useScope, valueOf } from 'engine/runtime/scope.ts';
import type { ChoiceNode, FormModule } from 'engine/runtime/screen-model.ts';
import { LazyDialog } from '../ui/dialog/LazyDialog.tsx';
import { fieldProps } from '../ui/field/boxed.tsx';
import { RowContent, RowItem, RowList } from '../ui/list-row/ListRow.tsx';
import { createStore } from '../values/store.ts';
import styles from './Choices.module.css';
import { PicksContext, usePick } from '../engine/picks.ts';
import { recordOf } from 'engine/record.ts';

interface ChoicesProps {
  readonly form: FormModule;
  readonly choices: readonly ChoiceNode[];
  readonly isDisabled?: boolean;
}

/** The last chosen parameter; the form remounts with its value and then restores the focus. */
const chosenLast = createStore<string | undefined>(undefined);

/** The choices of a form, such as its token and network; each opens a sheet with all entries and their details. */
export const Choices = memo(function Choices({ form, choices, isDisabled = false }: ChoicesProps) {
  const picks = use(PicksContext);
  const shown = choices.filter(({ parameter }) => picks[parameter]);
  if (shown.length === 0) return null;
  return (
    <div className={styles.choices}>
      {shown.map((choice) => (
        <Choice key={choice.parameter} form={form} choice={choice} isDisabled={isDisabled} />
      ))}
    </div>
  );
});

function Choice({ form, choice, isDisabled }: Required<Omit<ChoicesProps, 'choices'>> & { choice: ChoiceNode }) {
  const { t } = useTranslation();
  const scope = useScope();
  const [isOpen, setIsOpen] = useState(false);
  const { parameter, label } = choice;
  const current = String(valueOf(`$parameter.${parameter}`, scope));
  const declared = form.parameters[parameter];
  const shown = declared && 'from' in declared ? (catalogues[declared.from][current]?.label ?? current) : current;
  return (
    <>
      <InputBase
        ref={(element: HTMLButtonElement | null) => {
          if (element === null || chosenLast.read() !== parameter) return;
          chosenLast.write(undefined);
          element.focus({ preventScroll: true });
        }}
        component="button"
        type="button"
        pointer
        label={t(label)}
        aria-label={`${t(label)}: ${shown}`}
        aria-haspopup="dialog"
        disabled={isDisabled}
        rightSection={<IconChevronDown size={20} stroke={1.75} />}
        onClick={() => setIsOpen(true)}
        {...fieldProps({})}
      >
        {shown}
      </InputBase>
      {isOpen && (
        <LazyDialog title={t(label)} closeLabel={t('action.close')} onClose={() => setIsOpen(false)}>
          {(close) => <Entries form={form} choice={choice} current={current} onChoose={close} />}
        </LazyDialog>
      )}
    </>
  );
}

interface EntriesProps {
  readonly form: FormModule;
  readonly choice: ChoiceNode;
  readonly current: string;
  /** Called before the screen navigates to another entry. */
  readonly onChoose: () => void;
}

/** The open entries of the catalogue, the current one with a check mark; choosing one changes the address. */
function Entries({ form, choice, current, onChoose }: EntriesProps) {
  const { t } = useTranslation();
  const set = usePick();
  const { parameter, label } = choice;
  const pick = use(PicksContext)[parameter];
  const declared = form.parameters[parameter];
  if (!pick || !declared || !('from' in declared)) return null;
  const choose = (value: string): void => {
    onChoose();
    if (value === current) return;
    chosenLast.write(parameter);
    set(pick, value);
  };
  return (
    <RowList label={t(label)}>
      {choicesOf(declared.from, pick.offer).map((entry) => (
        <RowItem key={entry.value}>
          <RowContent
            title={entry.label}
            subtitle={choice.detail.length > 0 && <Detail form={form} choice={choice} value={entry.value} />}
            end={entry.value === current && <IconCheck size={20} stroke={1.75} className={styles.tick} />}
            isCurrent={entry.value === current}
            press={{ run: () => choose(entry.value) }}
          />
        </RowItem>
      ))}
    </RowList>
  );
}

/** The details of an entry, evaluated as if the entry were chosen. */
function Detail({ form, choice, value }: Pick<EntriesProps, 'form' | 'choice'> & { value: string }) {
  const outer = useScope();
  const { parameter, data: name } = choice;
  const declared = form.parameters[parameter];
  const chosen = declared && parameterRoot({ [parameter]: declared }, { [parameter]: value });
  const around: Scope = {
    ...outer,
    roots: { ...outer.roots, parameter: { ...recordOf(outer.roots['parameter']), ...chosen } },
  };
  const source = name === undefined ? undefined : form.data[name];
  const data = useData(name === undefined || !source ? {} : { [name]: source }, around);
  return (
    <ScopeProvider value={{ ...around, data: { ...around.data, ...data } }}>
      <CellLine nodes={choice.detail} />
    </ScopeProvider>
  );
}
