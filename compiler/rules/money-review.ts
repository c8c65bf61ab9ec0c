import type { Fault } from 'engine/compiler/report/faults.ts';
import { type MoneyForm, fieldFor, readMoneyForm } from './money-form.ts';
import { sale } from './money-operations.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type Node, type Path, entryNamed, nodeOf, valuesIn } from './rule.ts';

/** A row of a review, and its cell. */
interface Row {
  readonly path: Path;
  readonly row: Node;
  readonly cell: Node;
}

/** The formats that show every decimal of an amount. */
const exact: ReadonlySet<unknown> = new Set(['token', 'figure']);

/** The review of a form that moves money stands last and shows all that is sent, in full and whatever is hidden. */
export function reviewFaults(checked: CheckedFile): readonly Fault[] {
  const money = readMoneyForm(checked);
  if (!money?.called) return [];
  const steps: unknown[] = Array.isArray(money.form['steps']) ? money.form['steps'] : [];
  const last = steps.length - 1;
  const review: unknown = nodeOf(steps[last])['review'];
  if (!Array.isArray(review))
    return [
      money.file.fault(['steps', last], 'the last step of a form that moves money must be a "review" of what is sent'),
    ];
  const at = ['steps', last, 'review'];
  const rows = review.map((row: unknown, index): Row => {
    return { path: [...at, index], row: nodeOf(row), cell: nodeOf(nodeOf(row)['value']) };
  });
  return [
    ...amountFaults(money, at, rows),
    ...addressFaults(money, at, rows),
    ...memoFaults(money, at, rows),
    ...networkFaults(money, at, rows),
    ...receivedFaults(money, at, rows),
  ];
}

/** The review of a form that takes from a balance says in a sentence what cannot be undone, and shows what is known of the fee. */
export function noteFaults(checked: CheckedFile): readonly Fault[] {
  const { file, kind, catalogue } = checked;
  const { submit, steps } = nodeOf(file.value);
  if (kind !== 'form' || nodeOf(submit)['money'] === undefined || !Array.isArray(steps)) return [];
  return steps.flatMap((step: unknown, index) => {
    const { review, note } = nodeOf(step);
    if (!Array.isArray(review)) return [];
    const at = ['steps', index];
    const key = typeof note === 'string' ? note : nodeOf(note)['text'];
    const said = catalogue.english.get(String(key)) ?? catalogue.english.get(`${String(key)}_other`);
    if (key === undefined)
      return file.fault(at, 'missing "note": before money moves, the review says what cannot be undone');
    if (said !== undefined && !/[.!]$/.test(said))
      return file.fault([...at, 'note'], `"${said}" is no sentence: the note says what cannot be undone`);
    const hasFee = review.some((row) => /(^|\.)fee$/.test(String(nodeOf(row)['label'])));
    if (hasFee || !readMoneyForm(checked)?.called) return [];
    return file.fault(
      [...at, 'review'],
      'the review does not say what is known of the fee ("send.fee")',
      undefined,
      true,
    );
  });
}

/** The faults of the rows that show a value: `faultsIn` of the best of them, or one for a value that none shows. */
function shownBy(
  { file }: MoneyForm,
  at: Path,
  rows: readonly Row[],
  word: string,
  faultsIn: (row: Row) => readonly Fault[],
  instead?: Row,
): readonly Fault[] {
  if (rows.length === 0) {
    const place = instead && [...instead.path, 'value', 'value'];
    if (place)
      return [
        file.fault(place, `"${String(instead.cell['value'])}" is not ${word} that is sent, which the review must show`),
      ];
    return [file.fault(at, `the review does not show ${word}, which is sent`, undefined, true)];
  }
  const found = rows.map(faultsIn);
  return found.find((faults) => faults.length === 0) ?? found[0] ?? [];
}

/** The fault of a row that does not always show. */
function conditionFault({ file }: MoneyForm, { path, row }: Row, word: string, allowed?: unknown): Fault[] {
  const isFine = row['when'] === undefined || JSON.stringify(row['when']) === JSON.stringify({ is: allowed });
  return isFine ? [] : [file.fault([...path, 'when'], `the review must always show ${word}, which is sent`)];
}

function amountFaults(money: MoneyForm, at: Path, rows: readonly Row[]): readonly Fault[] {
  const { file, token } = money;
  const field = fieldFor(money, 'amount', 'amount');
  const showing = rows.filter(({ cell }) => cell['cell'] === 'number' && cell['value'] === `$form.${field}`);
  return shownBy(
    money,
    at,
    showing,
    'the amount',
    (row) => {
      const { path, cell } = row;
      const place = [...path, 'value'];
      const condition = conditionFault(money, row, 'the amount');
      if (condition.length > 0) return condition;
      if (!exact.has(cell['style']))
        return [
          file.fault(
            [...place, 'style'],
            `"${String(cell['style'])}" does not show the amount that is sent exactly`,
            'token',
          ),
        ];
      if (cell['unit'] === undefined)
        return [file.fault(place, 'missing "unit": the review must show the token that is sent')];
      if (entryNamed(cell['unit'], 'tokens', money) !== token)
        return [
          file.fault([...place, 'unit'], `"${String(cell['unit'])}" is not the token that is sent`, unitOf(token)),
        ];
      if (cell['isPublic'] === true) return [];
      return [
        file.fault(place, 'needs "isPublic": true: where amounts are hidden, users would confirm what they cannot see'),
      ];
    },
    rows.find(({ row, cell }) => row['isLarge'] === true && 'value' in cell),
  );
}

function unitOf(token: string | undefined): string | undefined {
  return token?.startsWith('$') === true ? `${token}.ticker` : undefined;
}

function addressFaults(money: MoneyForm, at: Path, rows: readonly Row[]): readonly Fault[] {
  const field = fieldFor(money, 'address', 'address');
  const showing = rows.filter(({ cell }) => cell['cell'] === 'address' && cell['value'] === `$form.${field}`);
  return shownBy(
    money,
    at,
    showing,
    'the address',
    (row) => {
      const condition = conditionFault(money, row, 'the address');
      if (condition.length > 0 || row.cell['form'] === 'groups') return condition;
      return [
        money.file.fault(
          [...row.path, 'value'],
          'needs "form": "groups": users must see the whole address that is sent',
        ),
      ];
    },
    rows.find(({ cell }) => cell['cell'] === 'address'),
  );
}

function memoFaults(money: MoneyForm, at: Path, rows: readonly Row[]): readonly Fault[] {
  const field = fieldFor(money, 'memo', 'text');
  if (field === undefined) return [];
  const reference = `$form.${field}`;
  const showing = rows.filter(({ cell }) => cell['cell'] === 'plain' && cell['value'] === reference);
  return shownBy(money, at, showing, 'the memo', (row) => conditionFault(money, row, 'the memo', reference));
}

/** A network shows as its name, or inside of a text. */
function networkFaults(money: MoneyForm, at: Path, rows: readonly Row[]): readonly Fault[] {
  const { network, catalogue } = money;
  if (network === undefined) return [];
  const name = nameOf(network, money);
  const showing = rows.filter(({ cell }) =>
    valuesIn(cell).some(({ value, path: [key] }) => {
      if (key === 'cell') return false;
      if (entryNamed(value, 'networks', money) === network) return true;
      return name !== undefined && key === 'text' && catalogue.english.get(String(value))?.includes(name) === true;
    }),
  );
  return shownBy(
    money,
    at,
    showing,
    'the network',
    (row) => conditionFault(money, row, 'the network'),
    rows.find(({ cell }) => entryNamed(cell['value'], 'networks', money) !== undefined),
  );
}

/** The name of a fixed network, such as "Ethereum". */
function nameOf(network: string, { catalogue }: MoneyForm): string | undefined {
  const index = catalogue.keysOf('networks')?.indexOf(network) ?? -1;
  return index === -1 ? undefined : catalogue.entryFields('networks').fields.get('name')?.words?.[index];
}

/** What a sale pays out shows too. */
function receivedFaults(money: MoneyForm, at: Path, rows: readonly Row[]): readonly Fault[] {
  if (money.submit['operation'] !== sale.operation) return [];
  const expected = `$form.${fieldFor(money, 'amount', 'amount')}.usdt`;
  const showing = rows.filter(({ cell }) => cell['cell'] === 'number' && cell['value'] === expected);
  if (showing.length > 0) return showing.flatMap((row) => conditionFault(money, row, 'what is received'));
  const instead = rows.find(({ cell }) => cell['cell'] === 'number' && cell['unit'] === 'USDT');
  if (!instead)
    return [money.file.fault(at, `the review does not show what is received, "${expected}"`, undefined, true)];
  const message = `"${String(instead.cell['value'])}" is not what is received, which the review must show`;
  return [money.file.fault([...instead.path, 'value', 'value'], message, expected)];
}
