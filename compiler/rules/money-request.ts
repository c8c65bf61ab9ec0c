import type { Fault } from 'engine/compiler/report/faults.ts';
import { type MoneyForm, fieldFor, readMoneyForm } from './money-form.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { entryNamed, isReference, nodeOf, valuesIn } from './rule.ts';

/** The entries of a request that a field of this kind gives. */
const typed: Readonly<Record<string, { readonly kind: string; readonly word: string }>> = {
  amount: { kind: 'amount', word: 'the amount' },
  address: { kind: 'address', word: 'the address' },
  memo: { kind: 'text', word: 'the memo' },
};

/** A request that moves money sends what was filled in: nothing fixed, nothing else, and all of it. */
export function requestFaults(checked: CheckedFile): readonly Fault[] {
  const money = readMoneyForm(checked);
  if (!money?.called) return money ? [] : otherFaults(checked);
  const body = nodeOf(money.submit['body']);
  const faults = Object.entries(body).flatMap(([entry, value]) => entryFaults(money, entry, value));
  return faults.length > 0 ? faults : [...unsent(money, body), ...guards(money)];
}

function entryFaults(money: MoneyForm, entry: string, value: unknown): Fault[] {
  const { file, form } = money;
  const at = ['submit', 'body', entry];
  const source = typed[entry];
  if (source) {
    const field = fieldFor(money, entry, source.kind);
    if (field === undefined)
      return [file.fault(at, `the form does not ask for ${source.word}: no field is of the kind "${source.kind}"`)];
    if (value === `$form.${field}`) return [];
    const why = isReference(value)
      ? `is not ${source.word} that the user typed`
      : `is fixed: every user would send ${source.word} of this file`;
    return [file.fault(at, `"${String(value)}" ${why}`, `$form.${field}`)];
  }
  if (entry === 'twoFactorCode') {
    const root = /^\$(\w+)/.exec(String(value))?.[1] ?? '';
    const isOther = ['form', 'parameter', 'session', ...Object.keys(nodeOf(form['data']))].includes(root);
    // What a place holds for a code is empty, or the one text of config/app.json, or nothing but zeros.
    const isWritten = !isReference(value) && !/^0*$/.test(String(value));
    if (isWritten)
      return [
        file.fault(at, `"${String(value)}" is a fixed code: every user would send it`, '$app.twoFactorPlaceholder'),
      ];
    return isOther ? [file.fault(at, `"${String(value)}" is no code, and must not be sent as one`)] : [];
  }
  const from = entry === 'network' ? 'networks' : entry === 'token' || entry === 'ticker' ? 'tokens' : undefined;
  const expected = from === 'networks' ? money.network : money.token;
  // Another balance is reported with all that names one.
  if (!from || expected === undefined || entryNamed(value, from, money) === expected) return [];
  const word = from === 'networks' ? 'network' : 'token';
  const field = from === 'networks' ? '.name' : entry === 'ticker' ? '.ticker' : '';
  return [
    expected.startsWith('$')
      ? file.fault(at, `"${String(value)}" is not the ${word} that the user chose`, `${expected}${field}`)
      : file.fault(at, `"${String(value)}" is another ${word} than the rest of the form is about, ${expected}`),
  ];
}

/** Faults of fields that are filled in but not sent, and of what the request could take but nothing asks. */
function unsent({ file, fields, called, submit }: MoneyForm, body: Readonly<Record<string, unknown>>): Fault[] {
  const sent: ReadonlySet<unknown> = new Set([...Object.values(body), ...Object.values(nodeOf(submit['path']))]);
  const left = (called?.bodyFields ?? []).filter((entry) => !(entry in body));
  const lost = Object.keys(fields).filter((name) => !sent.has(`$form.${name}`));
  if (lost.length > 0)
    return lost.map((name) => {
      const add = left[0] === undefined ? '' : `: add "${left[0]}": "$form.${name}" to the body of "submit"`;
      return file.fault(['fields', name], `what the user types here is not sent${add}`, undefined, true);
    });
  return left.map((entry) =>
    file.fault(
      ['submit', 'body'],
      `does not send ${typed[entry]?.word ?? `"${entry}"`}, which the form must ask for: ${called?.id} takes "${entry}"`,
      undefined,
      true,
    ),
  );
}

/** Faults of a form that would send the same money twice, as it says neither from where nor where it shows. */
function guards({ file, submit }: MoneyForm): Fault[] {
  return [
    ...['money', 'history'].flatMap((key) =>
      key in submit
        ? []
        : file.fault(['submit'], `missing "${key}": without it the same money could be sent twice`, undefined, true),
    ),
    ...['balance', 'token'].flatMap((key) =>
      'money' in submit && !(key in nodeOf(submit['money']))
        ? file.fault(
            ['submit', 'money'],
            `missing "${key}": without it the same money could be sent twice`,
            undefined,
            true,
          )
        : [],
    ),
  ];
}

/** Faults of any other request: what it sends is what the form shows. */
function otherFaults({ file, kind, ...checked }: CheckedFile): Fault[] {
  const { submit, steps } = nodeOf(file.value);
  if (kind !== 'form' || nodeOf(submit)['operation'] === undefined) return [];
  const entryOf = (value: unknown): unknown => entryNamed(value, 'tokens', checked) ?? value;
  const shown = new Set(valuesIn(steps).map(({ value }) => entryOf(value)));
  return (['path', 'body'] as const).flatMap((group) =>
    Object.entries(nodeOf(nodeOf(submit)[group])).flatMap(([entry, value]) =>
      shown.has(entryOf(value)) || String(value).startsWith('$form.')
        ? []
        : file.fault(['submit', group, entry], `sends "${String(value)}", which the form does not show`),
    ),
  );
}

/** What a form asks is sent or used: nobody types for nothing. */
export function unusedFieldFaults({ file, kind }: CheckedFile): readonly Fault[] {
  if (kind !== 'form') return [];
  const { fields, ...rest } = nodeOf(file.value);
  const used = new Set(valuesIn(rest).flatMap(({ value }) => /^\$form\.(\w+)/.exec(String(value))?.[1] ?? []));
  return Object.keys(nodeOf(fields)).flatMap((name) =>
    used.has(name)
      ? []
      : file.fault(['fields', name], 'nothing sends or uses what the user types here', undefined, true),
  );
}
