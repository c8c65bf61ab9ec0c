import type { NetworkOperation } from '../../src/domain/openings.ts';
import type { Operation } from 'engine/compiler/read/contract.ts';
import { type Balance, balanceOf, balanceParts, limitOf, sale } from './money-operations.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type Node, type Path, chosenIn, entryNamed, isReference, nodeOf } from './rule.ts';

/** A form that sends an amount to an address, or an amount to pay in, and what must be the same all through it. */
export interface MoneyForm extends CheckedFile {
  readonly form: Node;
  readonly fields: Node;
  readonly submit: Node;
  /** The operation that it calls; undefined where nothing is sent, as for a purchase. */
  readonly called: Operation | undefined;
  /** The operation of config/limits.json. */
  readonly limit: NetworkOperation | undefined;
  /** The balance that most of the form is about; undefined for a purchase. */
  readonly balance: Balance | undefined;
  /** Every place that names a balance. */
  readonly balancesNamed: readonly (readonly [Path, Balance])[];
  /** The token and the network, as the parameter that the form has, such as `$parameter.currency`, or as a fixed key. */
  readonly token: string | undefined;
  readonly network: string | undefined;
}

/** A form that moves money, read; undefined for any other file. */
export function readMoneyForm(checked: CheckedFile): MoneyForm | undefined {
  if (checked.kind !== 'form') return undefined;
  const form = nodeOf(checked.file.value);
  const [fields, submit] = [nodeOf(form['fields']), nodeOf(form['submit'])];
  const called = checked.catalogue.operations.get(String(submit['operation']));
  const isSent = ['amount', 'address'].every((name) => called?.bodyFields.includes(name));
  // A purchase is paid from elsewhere: its form sends nothing.
  const isPurchase = !called && Object.values(fields).some((node) => nodeOf(node)['field'] === 'exchange');
  if (!isSent && !isPurchase) return undefined;
  const balancesNamed = isSent ? balancesIn(form) : [];
  const balance = mostNamed(balancesNamed.map(([, one]) => one));
  const isSale = submit['operation'] === sale.operation;
  const limit = isPurchase
    ? 'buy'
    : balance && called && limitOf(submit) && balanceParts[balance][isSale ? 'sell' : 'send'];
  const base = { ...checked, form, fields, submit, called: isSent ? called : undefined, limit, balance, balancesNamed };
  return { ...base, token: sideOf(base, 'tokens'), network: sideOf(base, 'networks') };
}

/** The names of the fields of a kind. */
export function fieldsOfKind({ fields }: Pick<MoneyForm, 'fields'>, kind: string): string[] {
  return Object.entries(fields).flatMap(([name, node]) => (nodeOf(node)['field'] === kind ? [name] : []));
}

/** The field that an entry of the request comes from: the named one if it is of the kind, else the only one. */
export function fieldFor(money: MoneyForm, entry: string, kind: string): string | undefined {
  const named = /^\$form\.(\w+)$/.exec(String(nodeOf(money.submit['body'])[entry]))?.[1];
  const all = fieldsOfKind(money, kind);
  return all.find((name) => name === named) ?? all[0];
}

/** The sources of config/limits.json under `data`, by name, each with its operation. */
export function limitSources({ form }: Pick<MoneyForm, 'form'>): ReadonlyMap<string, string> {
  const sources = Object.entries(nodeOf(form['data'])).filter(([, one]) => nodeOf(one)['view'] === 'operation-limits');
  return new Map(sources.map(([name, one]) => [name, String(nodeOf(nodeOf(one)['with'])['operation'])]));
}

/** The name under `data` of the view of a balance. */
export function accountSource({ form, balance }: Pick<MoneyForm, 'form' | 'balance'>): string | undefined {
  const view = balanceParts[balance ?? 'wallet'].account;
  const sources = Object.entries(nodeOf(form['data']));
  return (sources.find(([, one]) => nodeOf(one)['view'] === view) ??
    sources.find(([, one]) => String(nodeOf(one)['view']).endsWith('-account')))?.[0];
}

/** The places of a form that name a balance, the request first. */
function balancesIn(form: Node): (readonly [Path, Balance])[] {
  const submit = nodeOf(form['submit']);
  const [history, isSale] = [nodeOf(submit['history']), submit['operation'] === sale.operation];
  const named = (path: Path, found: Balance | undefined): (readonly [Path, Balance])[] =>
    found ? [[path, found]] : [];
  const type = (at: Path, holder: unknown): (readonly [Path, Balance])[] =>
    named([...at, 'balanceType'], balanceOf('balanceType', nodeOf(holder)['balanceType']));
  const wallets: readonly unknown[] = Object.keys(balanceParts);
  const ofMoney = nodeOf(submit['money'])['balance'];
  return [
    ...(isSale
      ? type(['submit', 'body'], submit['body'])
      : named(['submit', 'operation'], balanceOf('withdraw', submit['operation']))),
    ...(wallets.includes(ofMoney) ? named(['submit', 'money', 'balance'], balanceNamed(ofMoney)) : []),
    ...(history['operation'] === sale.history
      ? type(['submit', 'history', 'with'], history['with'])
      : named(['submit', 'history', 'operation'], balanceOf('history', history['operation']))),
    ...Object.entries(nodeOf(form['data'])).flatMap(([name, one]) =>
      named(['data', name, 'view'], balanceOf('account', nodeOf(one)['view'])),
    ),
    ...Object.entries(nodeOf(form['fields'])).flatMap(([name, node]) => {
      const { operation } = nodeOf(nodeOf(nodeOf(node)['saved'])['clear']);
      return named(['fields', name, 'saved', 'clear', 'operation'], balanceOf('clear', operation));
    }),
  ];
}

function balanceNamed(word: unknown): Balance | undefined {
  return word === 'wallet' || word === 'partner' || word === 'network' ? word : undefined;
}

/** What is named most often; of equals the first. */
export function mostNamed<T>(named: readonly T[]): T | undefined {
  const times = (one: T): number => named.filter((other) => other === one).length;
  return named.toSorted((a, b) => times(b) - times(a))[0];
}

/** The token or network of a form: the parameter that it declares, else what most of its places name. */
function sideOf(money: Omit<MoneyForm, 'token' | 'network'>, from: 'tokens' | 'networks'): string | undefined {
  const { form, fields, submit, called } = money;
  const [body, spent] = [nodeOf(submit['body']), nodeOf(submit['money'])];
  const parameter = chosenIn(money, from);
  const only = from === 'networks' ? called?.takes.get('network')?.words : undefined;
  if (only?.length === 1) return entryNamed(only[0], from, money);
  if (parameter !== undefined) return parameter;
  const data = Object.values(nodeOf(form['data'])).map((one) => nodeOf(nodeOf(one)['with']));
  const places =
    from === 'tokens'
      ? [body['token'], body['ticker'], spent['token'], ...data.flatMap((one) => [one['ticker'], one['token']])]
      : [
          body['network'],
          ...data.map((one) => one['network']),
          ...Object.values(fields).map((one) => nodeOf(one)['network']),
        ];
  return mostNamed(places.flatMap((one) => entryNamed(one, from, money) ?? []));
}

/** A reference without its last step: `$limit` of `$limit.minimum`; undefined for a literal. */
export function rootOf(value: unknown): string | undefined {
  return isReference(value) ? /^\$(\w+)/.exec(value)?.[1] : undefined;
}
