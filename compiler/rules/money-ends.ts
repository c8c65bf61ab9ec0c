import { type Fault, nearest } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { requestedOnce } from './entry-ways.ts';
import { readMoneyForm } from './money-form.ts';
import { balanceParts, entryLists, records, sale, sectionOfBalance, sections } from './money-operations.ts';
import { type CheckedFolder, type Node, faultsIn, isReference, nodeOf, nodesIn, valuesIn } from './rule.ts';
import { lastWord } from './shown-figures.ts';

/** What a form leads to and waits for when it is done is of its own balance and operation. */
export function endFaults(checked: CheckedFile, { files }: CheckedFolder): readonly Fault[] {
  if (checked.kind !== 'form') return [];
  const { submit, done } = nodeOf(checked.file.value);
  const { history } = nodeOf(submit);
  const section = sectionOfBalance(nodeOf(nodeOf(submit)['money'])['balance']);
  const ways = nodesIn(done ?? {}, ['done']).flatMap(({ path, node: { to, search } }) => {
    const [, other] = /^\/(wallet|marketing)\b/.exec(String(to)) ?? [];
    if (section === undefined || other === undefined) return [];
    if (other !== section)
      return checked.file.fault([...path, 'to'], `leads to ${String(to)}, but this form moves money of ${section}`);
    // A history of something else is reported where it stands.
    const { operation } = nodeOf(history);
    const money = readMoneyForm(checked);
    const isOther =
      money?.balance !== undefined && ![sale.history, balanceParts[money.balance].history].includes(String(operation));
    if (isOther) return [];
    const opens = requestedOnce(files.get(`screens${String(to)}`));
    if (nodeOf(search)['id'] !== '$answer.id' || opens.length === 0 || opens.includes(operation)) return [];
    const message = `opens an entry of "${opens.join()}", but this form makes one of "${String(operation)}"`;
    return checked.file.fault([...path, 'to'], message);
  });
  return [...ways, ...recordFaults(checked), ...gainedFaults(checked)];
}

/** Faults of a request that is looked for among the operations as one of another type, or counted as another gain. */
function recordFaults({ file }: CheckedFile): Fault[] {
  const { submit, done } = nodeOf(file.value);
  const { operation, history } = nodeOf(submit);
  const record = records[String(operation)];
  const { type } = nodeOf(nodeOf(history)['with']);
  const gained = nodeOf(nodeOf(done)['gained'])['value'];
  return [
    ...(record && type !== undefined && type !== record.type
      ? [
          file.fault(
            ['submit', 'history', 'with', 'type'],
            `"${String(type)}" is not what this request makes: a lost answer could not be looked for`,
            record.type,
          ),
        ]
      : []),
    ...(record?.gained !== undefined && isReference(gained) && lastWord(gained) !== record.gained
      ? [
          file.fault(
            ['done', 'gained', 'value'],
            `"${gained}" is not what this request adds to`,
            gained.replace(/\w+$/, record.gained),
          ),
        ]
      : []),
  ];
}

/** Faults of a value that is compared with its former one, of another token than the text about it says. */
function gainedFaults({ file }: CheckedFile): Fault[] {
  const form = nodeOf(file.value);
  const places: [Node, string][] = [
    [nodeOf(form['watch']), 'changed'],
    [nodeOf(nodeOf(form['done'])['gained']), 'message'],
  ];
  return places.flatMap(([node, text]) => {
    const root = /^\$(\w+)\./.exec(String(node['value']))?.[1] ?? '';
    const { ticker } = nodeOf(nodeOf(nodeOf(form['data'])[root])['with']);
    const { token } = nodeOf(nodeOf(node[text])['with']);
    return token === undefined ||
      ticker === undefined ||
      token === ticker ||
      (!isReference(token) && !isReference(ticker))
      ? []
      : file.fault(
          ['data', root, 'with', 'ticker'],
          `"${String(ticker)}" is not the token that is said of "${String(node['value'])}"`,
          String(token),
        );
  });
}

/** What waits for an arrival waits for an entry of what is paid in there, and shows fields that this entry has. */
export function arrivalFaults(checked: CheckedFile, { files }: CheckedFolder): readonly Fault[] {
  const { file, shapeAt } = checked;
  const operation = readMoneyForm(checked)?.limit ?? sections[file.name.replace(/^config\/screens|\.json$/g, '')];
  const expected = operation && entryLists[operation];
  return faultsIn(file, (node, fault, path) => {
    const list = files.get(`lists/${String(node['list'])}`);
    const other = nodeOf(list?.file.value)['operation'];
    if (node['block'] !== 'arrival' || !list) return [];
    if (expected === undefined || other === expected) {
      const fields = shapeAt('$entry')?.fields ?? new Map<string, unknown>();
      return valuesIn(node, path).flatMap(({ path: at, value }) => {
        const [, root, field] = /^\$(\w+)\.(\w+)$/.exec(String(value)) ?? [];
        if (root !== undefined && root in nodeOf(nodeOf(file.value)['data']) && fields.has(field ?? ''))
          return file.fault(at, `"${String(value)}" is not of what arrived`, `$entry.${field}`);
        if (root !== 'entry' || field === undefined || fields.size === 0 || fields.has(field)) return [];
        const hint = nearest(field, fields.keys());
        return file.fault(at, `"$entry" has no field "${field}"`, hint && `$entry.${hint}`);
      });
    }
    const meant = [...files].filter(
      ([, one]) => one.kind === 'list' && nodeOf(one.file.value)['operation'] === expected,
    );
    return fault(
      'list',
      `waits for an entry of "${String(other)}", but what is paid in here becomes one of "${expected}"`,
      meant.length === 1 ? meant[0]?.[0].slice('lists/'.length) : undefined,
    );
  });
}
