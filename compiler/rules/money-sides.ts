import type { Fault } from 'engine/compiler/report/faults.ts';
import { type MoneyForm, accountSource, fieldsOfKind, readMoneyForm } from './money-form.ts';
import { balanceOf, balanceParts, sale } from './money-operations.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type Path, chosenIn, entryNamed, nodeOf, nodesIn, valuesIn, isReference } from './rule.ts';
import { holderOf } from './shown-figures.ts';

/** All parts of a form that moves money are about one balance, one token and one network. */
export function sideFaults(checked: CheckedFile): readonly Fault[] {
  const money = readMoneyForm(checked);
  if (!money)
    return checked.kind === 'form'
      ? entryFaults({ ...checked, token: chosenIn(checked, 'tokens'), network: chosenIn(checked, 'networks') })
      : [];
  return [
    ...balanceFaults(money),
    ...entryFaults(money),
    ...unitFaults(money),
    ...priceFaults(money),
    ...addressFieldFaults(money),
    ...openFaults(money),
    ...conditionFaults(money),
    ...remainderFaults(money),
    ...choiceFaults(money),
  ];
}

/** A form with the token and network that it is about. */
type Sides = CheckedFile & Pick<MoneyForm, 'token' | 'network'>;

function balanceFaults({ file, balance, balancesNamed, submit }: MoneyForm): Fault[] {
  const { operation } = nodeOf(submit['history']);
  const history = submit['operation'] === sale.operation ? sale.history : balance && balanceParts[balance].history;
  const isKnown = operation === undefined || operation === history || balanceOf('history', operation) !== undefined;
  if (!isKnown)
    return [
      file.fault(
        ['submit', 'history', 'operation'],
        `"${String(operation)}" does not list what this form sends: a lost answer could not be looked for`,
        history,
      ),
    ];
  return balancesNamed.flatMap(([path, named]) => {
    if (named === balance || balance === undefined) return [];
    return file.fault(
      path,
      `this is of the ${named} balance, but the rest of the form is about the ${balance} balance`,
    );
  });
}

/** Whether a place of a form is compared elsewhere, or may name another network than the one that is sent to. */
function isElsewhere(path: Path, from: 'tokens' | 'networks'): boolean {
  const [first, second] = path;
  if (first === 'parameters' || (first === 'submit' && second === 'body') || path.at(-1) === 'openFor') return true;
  return from === 'networks' && path.includes('search');
}

/** Faults of other tokens and networks than the form's. */
function entryFaults(money: Sides): Fault[] {
  const { file } = money;
  return valuesIn(file.value).flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    return (['tokens', 'networks'] as const).flatMap((from) => {
      const [expected, named] = [from === 'tokens' ? money.token : money.network, entryNamed(value, from, money)];
      if (named === undefined || expected === undefined || named === expected || isElsewhere(path, from)) return [];
      const word = from === 'tokens' ? 'token' : 'network';
      const isChosen = expected.startsWith('$');
      const why = isChosen ? `the user chooses the ${word}` : `the rest of the form is about ${expected}`;
      return file.fault(
        path,
        `"${value}" is not the ${word} of this form: ${why}`,
        isChosen ? referenceLike(value, expected, money) : undefined,
      );
    });
  });
}

/** The chosen entry in the spelling of a value: its ticker or its name where the value is one. */
function referenceLike(value: string, expected: string, { catalogue, shapeAt }: CheckedFile): string {
  const from = shapeAt(expected)?.from?.catalogue ?? 'tokens';
  const field = ['ticker', 'name'].find((one) => catalogue.entryFields(from).fields.get(one)?.words?.includes(value));
  return catalogue.keysOf(from)?.includes(value) === true || field === undefined ? expected : `${expected}.${field}`;
}

/** Faults of places that must name the token of the form, but name no token at all. */
function unitFaults(money: MoneyForm): Fault[] {
  const { file, fields, submit, token } = money;
  const places: [Path, unknown][] = [
    ...fieldsOfKind(money, 'amount').map((name): [Path, unknown] => [
      ['fields', name, 'unit'],
      nodeOf(fields[name])['unit'],
    ]),
    ...fieldsOfKind(money, 'exchange').map((name): [Path, unknown] => [
      ['fields', name, 'token', 'unit'],
      nodeOf(nodeOf(fields[name])['token'])['unit'],
    ]),
    [['submit', 'money', 'token'], nodeOf(submit['money'])['token']],
  ];
  return places.flatMap(([path, value]) => {
    // All of them are tickers: "XAUT", and not "xaut".
    const isTicker = !isReference(value) || value === `${token}.ticker`;
    if (value === undefined || token === undefined) return [];
    if (entryNamed(value, 'tokens', money) === token && isTicker) return [];
    return file.fault(
      path,
      `"${String(value)}" is not the token of this form`,
      token.startsWith('$') ? `${token}.ticker` : undefined,
    );
  });
}

/** Faults of prices that are fixed, or of another account than the form's. */
function priceFaults(money: MoneyForm): Fault[] {
  const { file, form } = money;
  const price = `$${accountSource(money)}.price`;
  return nodesIn(form).flatMap(({ path, node }) => {
    const keys = ['price', 'dollars'].filter(
      (key) => typeof node[key] === 'string' && node[key] !== price && path[0] === 'fields',
    );
    const prices = keys.map((key) =>
      file.fault([...path, key], `"${String(node[key])}" is not the price of the token`, price),
    );
    return prices;
  });
}

/** Faults of a field whose saved address is not that of the balance, or which expects links that ask for another token. */
function addressFieldFaults(money: MoneyForm): Fault[] {
  const { file, fields, submit, called, token } = money;
  const account = accountSource(money);
  const isSale = submit['operation'] === sale.operation;
  return fieldsOfKind(money, 'address').flatMap((name) => {
    const at = ['fields', name];
    const { saved, token: expected } = nodeOf(fields[name]);
    const faults: Fault[] = [];
    for (const [key, field] of [
      ['value', 'savedAddress'],
      ['network', 'savedNetwork'],
    ] as const) {
      const current = nodeOf(saved)[key];
      const reference = `$${account}.${field}`;
      if (current !== undefined && current !== reference)
        faults.push(
          file.fault(
            [...at, 'saved', key],
            `"${String(current)}" is not what the user's own balance has saved`,
            reference,
          ),
        );
    }
    const isExpected = isSale ? expected === 'usdt' : entryNamed(expected, 'tokens', money) === token;
    if (called && expected !== undefined && !isExpected)
      faults.push(
        file.fault(
          [...at, 'token'],
          `"${String(expected)}" is not what is sent to this address`,
          isSale ? 'usdt' : token,
        ),
      );
    return faults;
  });
}

/** The fault of a network parameter that offers the networks of another operation. */
function openFaults({ file, form, limit }: MoneyForm): Fault[] {
  return Object.entries(nodeOf(form['parameters'])).flatMap(([name, one]) => {
    const { from, openFor } = nodeOf(one);
    if (from !== 'networks' || openFor === limit) return [];
    return file.fault(
      ['parameters', name, 'openFor'],
      `offers the networks of another operation: this form needs those that are open for "${limit}"`,
      limit,
    );
  });
}

/** Faults of fields that the form does not always ask for; it asks for a memo where the network has memos. */
function conditionFaults({ file, fields, network }: MoneyForm): Fault[] {
  const memos = JSON.stringify({ is: `${network}.hasMemo` });
  return Object.entries(fields).flatMap(([name, node]) => {
    const { when, field } = nodeOf(node);
    if (when === undefined || (field === 'text' && JSON.stringify(when) === memos)) return [];
    return file.fault(['fields', name, 'when'], 'the form must always ask for what is sent');
  });
}

/** Faults of a remainder of something else than what is available. */
function remainderFaults(money: MoneyForm): Fault[] {
  const expected = `$${accountSource(money)}.available`;
  return nodesIn(money.form).flatMap(({ path, node }) => {
    const isOfAmount = node['cell'] === 'difference' && /^\$form\.\w+$/.test(String(node['take']));
    if (!isOfAmount || node['from'] === expected) return [];
    return money.file.fault([...path, 'from'], `"${String(node['from'])}" is not what is available to send`, expected);
  });
}

/** Faults of a choice that shows something else of an account than what is available of it. */
function choiceFaults({ file, form, shapeAt }: MoneyForm): Fault[] {
  return nodesIn(form).flatMap(({ path, node: { cell, value } }) => {
    if (cell !== 'number' || !path.includes('choices') || !isReference(value)) return [];
    const holder = holderOf(value);
    const expected = `${holder}.available`;
    return value === expected || shapeAt(holder)?.fields.has('available') !== true
      ? []
      : file.fault([...path, 'value'], `"${value}" is not what is available to choose this for`, expected);
  });
}
