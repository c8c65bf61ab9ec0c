import type { Fault } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import {
  type CheckedFolder,
  type Node,
  type Path,
  chosenIn,
  entriesIn,
  entryNamed,
  isReference,
  nodeOf,
  nodesIn,
  valuesIn,
} from './rule.ts';

/** An address card shows the address and memo that the API answered for its token and network. */
export function addressCardFaults(checked: CheckedFile): readonly Fault[] {
  const data = nodeOf(nodeOf(checked.file.value)['data']);
  return nodesIn(checked.file.value).flatMap(({ path, node }) =>
    node['block'] === 'address-card' ? cardFaults(checked, data, path, node) : [],
  );
}

function cardFaults(checked: CheckedFile, data: Node, path: Path, card: Node): Fault[] {
  const { file } = checked;
  const [name] = Object.entries(data).find(([, one]) => nodeOf(one)['operation'] === 'depositAddress') ?? [];
  const source = nodeOf(nodeOf(data[name ?? ''])['with']);
  const expected = name === undefined ? undefined : `$${name}.address`;
  if (card['address'] !== expected || expected === undefined)
    return [
      file.fault(
        [...path, 'address'],
        `"${String(card['address'])}" is not an address that the API has answered: money sent to it may be lost`,
        expected,
      ),
    ];
  const faults: Fault[] = [];
  if (card['memo'] !== `$${name}.memo`) {
    const at = [...path, 'memo' in card ? 'memo' : 'address'];
    faults.push(
      file.fault(at, 'needs the memo that belongs to the address: without it money is not credited', `$${name}.memo`),
    );
  }
  const [network, requested] = [card['network'], source['network']].map(
    (one) => entryNamed(one, 'networks', checked) ?? one,
  );
  const reference = chosenIn(checked, 'networks');
  if (network !== requested)
    faults.push(
      network === reference
        ? file.fault(
            ['data', name ?? '', 'with', 'network'],
            `asks for an address on "${String(source['network'])}", but the user chooses the network`,
            reference,
          )
        : file.fault(
            [...path, 'network'],
            `the address is requested for "${String(source['network'])}", not for this network`,
            String(source['network']),
          ),
    );
  const ticker = entryNamed(source['ticker'], 'tokens', checked);
  const [token, unit] = [card['token'], card['unit']].map(
    (one) => entryNamed(one, 'tokens', checked) ?? String(one).toLowerCase(),
  );
  const expectedToken = isPurchase(checked) ? 'usdt' : ticker;
  if (token !== unit && unit !== expectedToken)
    faults.push(
      file.fault(
        [...path, 'unit'],
        `"${String(card['unit'])}" is not the unit of what is paid, "${String(card['token'])}"`,
      ),
    );
  // A token that is always the same is reported where it stands.
  else if (token !== expectedToken && (isReference(source['ticker']) || !isReference(card['token'])))
    faults.push(
      file.fault([...path, 'token'], `the address is requested for "${String(source['ticker'])}", not for this token`),
    );
  if (faults.length > 0) return faults;
  const inside = insideFaults(checked, data, path, card);
  if (inside.length > 0) return inside;
  const closed = closedFaults(checked, data, path, card);
  return closed.length > 0 ? closed : acceptFaults(checked, path, card);
}

/** The operations that pay in. */
const paidIn: ReadonlySet<unknown> = new Set(['deposit', 'buy']);

/** Faults of what a card says: another network than its own, or a limit of another operation. */
function insideFaults(checked: CheckedFile, data: Node, path: Path, card: Node): Fault[] {
  const { file } = checked;
  const network = entryNamed(card['network'], 'networks', checked);
  return valuesIn(card, path).flatMap(({ path: at, value }) => {
    if (at.at(-1) === 'open' && at.includes('when') && !paidIn.has(value))
      return file.fault(at, `money is paid in here: what "${String(value)}" takes does not count`);
    const named = typeof value === 'string' ? entryNamed(value, 'networks', checked) : undefined;
    if (named !== undefined && named !== network)
      return file.fault(at, `"${String(value)}" is not the network of this address`);
    const [, source = '', field] = /^\$(\w+)\.(minimum|minimumUsdt)$/.exec(String(value)) ?? [];
    const { view, with: args } = nodeOf(data[source]);
    const expected = field === 'minimum' ? 'deposit' : 'buy';
    const { operation } = nodeOf(args);
    if (view !== 'operation-limits' || operation === expected || isBound(checked, source)) return [];
    return file.fault(
      at,
      `"${String(value)}" is a limit of "${String(operation)}": what is paid in here is a "${expected}"`,
    );
  });
}

/** Whether a limit bounds an amount: then it is compared with the operation of its form. */
function isBound({ file }: CheckedFile, source: string): boolean {
  return JSON.stringify(nodeOf(file.value)['fields'] ?? '').includes(`"$${source}.`);
}

/** The fault of a limit that is said only while its operation is closed; two that are exchanged are one. */
function closedFaults(checked: CheckedFile, data: Node, path: Path, card: Node): Fault[] {
  const found = entriesIn(card['accepts']).flatMap(([index, said]) => {
    const { open } = nodeOf(nodeOf(nodeOf(said)['when'])['not']);
    const limit = valuesIn([said]).find(({ value }) => {
      const [, source = ''] = /^\$(\w+)\./.exec(String(value)) ?? [];
      const { view, with: params } = nodeOf(data[source]);
      return view === 'operation-limits' && nodeOf(params)['operation'] === open && !isBound(checked, source);
    });
    const message = `shows "${String(limit?.value)}", a limit of "${String(open)}", only while that is closed`;
    return limit ? [checked.file.fault([...path, 'accepts', index, 'when', 'not', 'open'], message)] : [];
  });
  return found.slice(0, 1);
}

/** The fault of a card that says two things of what it takes at a time, or nothing, with what is open. */
function acceptFaults({ file }: CheckedFile, path: Path, card: Node): Fault[] {
  const accepts = entriesIn(card['accepts']).map(([, said]) => nodeOf(said)['when']);
  return [['deposit', 'buy'], ['deposit'], ['buy']]
    .flatMap((open) => {
      const shows = accepts.map((when) => isSo(when, open));
      const all = [...shows.keys()].filter((index) => shows[index] === true);
      if (shows.length < 2 || shows.includes(undefined) || all.length === 1) return [];
      const message = `says ${all.length === 0 ? 'nothing of what it takes' : `what "accepts/${all[0]}" contradicts`} while ${open.join(' and ')} ${open.length > 1 ? 'are' : 'is'} open`;
      const last = all.at(-1);
      return file.fault([...path, 'accepts', ...(last === undefined ? [] : [last, 'when'])], message);
    })
    .slice(0, 1);
}

/** Whether a condition about what is open holds; undefined if it is about something else. */
function isSo(when: unknown, open: readonly string[]): boolean | undefined {
  const { all, any, not, open: operation, in: runtime } = nodeOf(when);
  if (when === undefined) return true;
  if (typeof operation === 'string' && runtime === undefined) return open.includes(operation);
  if (not !== undefined) {
    const inner = isSo(not, open);
    return inner === undefined ? undefined : !inner;
  }
  const tests = entriesIn(all ?? any).map(([, one]) => isSo(one, open));
  if (tests.length === 0 || tests.includes(undefined)) return undefined;
  return all === undefined ? tests.includes(true) : !tests.includes(false);
}

/** Whether a card stands in a form that is paid in USDT. */
function isPurchase({ file, kind }: CheckedFile): boolean {
  return (
    kind === 'form' &&
    Object.values(nodeOf(nodeOf(file.value)['fields'])).some((node) => nodeOf(node)['field'] === 'exchange')
  );
}

/** The files whose addresses are no destinations of users, or are checked with their network. */
const withAddresses: ReadonlySet<string> = new Set(['networks', 'links']);

/** No address of a chain stands in config where users see it: they would pay to it. */
export function fixedAddressFaults({ config }: CheckedFolder): readonly Fault[] {
  return config.names.flatMap((name) => {
    const file = config.file(name);
    if (withAddresses.has(name) || !writtenAddress.test(file.text ?? '')) return [];
    return valuesIn(file.value).flatMap(({ path, value }) => {
      const found = typeof value === 'string' ? writtenAddress.exec(value)?.[0] : undefined;
      const message = `"${found}" is a fixed address: users would pay to it, whoever owns it`;
      return found === undefined ? [] : file.fault(path, message);
    });
  });
}

/** An address of a chain, as it is written. */
const writtenAddress = /\b(?:0x[\da-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[EUk0]Q[\w-]{46})(?![\w-])/;
