import type { Fault } from 'engine/compiler/report/faults.ts';
import { fieldFor, mostNamed, readMoneyForm } from './money-form.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { lastWord } from './shown-figures.ts';
import { type CheckedFolder, type Path, entriesIn, faultsIn, nodeOf, nodesIn, valuesIn } from './rule.ts';

/** The places of texts that say how a request ended. */
const endings: Readonly<Record<string, 'success' | 'failure'>> = {
  done: 'success',
  completed: 'success',
  arrived: 'success',
  failed: 'failure',
  refused: 'failure',
};
const wordsFor = { success: 'a success', failure: 'a failure' } as const;
/** What the last word of a text's key says of how a request ended, such as `notSold` or `credited`. */
const endingsInKeys = [
  ['failure', /^(?:not[A-Z]\w*|\w*[fF]ailed|refused|declined|error)$/],
  ['success', /^(?:done|completed|success|credited|arrived)$/],
] as const;

/** A text at a place that says how a request ended. */
interface Said {
  readonly checked: CheckedFile;
  readonly path: Path;
  readonly text: string;
  readonly ending: 'success' | 'failure';
}

/** A text that says that something succeeded is not said where it failed: by its key, or by where most say it. */
export function endingFaults({ files }: CheckedFolder): readonly Fault[] {
  const places = new Map<string, Said>();
  for (const checked of files.values())
    for (const { path, value } of valuesIn(checked.file.value)) {
      const key = path.findLast((one) => one !== 'text' && one !== 'title' && one !== 'message');
      const ending = endings[String(key)];
      // The words of a filter say any status.
      if (ending === undefined || typeof value !== 'string' || path.includes('words')) continue;
      places.set(checked.file.placeOf(path), { checked, path, text: value, ending });
    }
  const wrong = [...Map.groupBy(places.values(), ({ text }) => text)].flatMap(([text, said]) => {
    const [named] = endingsInKeys.find(([, pattern]) => pattern.test(lastWord(text))) ?? [];
    const all = said.map(({ ending }) => ending).toSorted();
    const meant = named ?? mostNamed(all.toReversed()) ?? 'success';
    return said.filter(({ ending }) => ending !== meant).map((one) => ({ ...one, meant }));
  });
  const nodeOfPlace = ({ checked, path }: Said): string => checked.file.placeOf(path.slice(0, -1));
  return [...Map.groupBy(wrong, nodeOfPlace).values()].flatMap(([first, other, ...more]) => {
    if (!first) return [];
    const isSwapped = other && more.length === 0 && other.ending !== first.ending;
    const reported = isSwapped ? [first] : [first, ...(other ? [other] : []), ...more];
    const swapped = isSwapped ? `: it is exchanged with "${other.text}"` : '';
    return reported.map(({ checked, path, text, ending, meant }) =>
      checked.file.fault(path, `"${text}" is said of ${wordsFor[meant]}, but here of ${wordsFor[ending]}${swapped}`),
    );
  });
}

/** What failed does not look like a success, nor the other way round. */
export function toneFaults({ file }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault, path) => {
    const wrong = { failed: 'positive', cancelled: 'positive', completed: 'negative' }[String(path.at(-1))];
    return wrong !== undefined && node['tone'] === wrong
      ? fault('tone', `"${String(path.at(-1))}" does not look "${wrong}"`)
      : [];
  });
}

/** What a list or receipt shows as its amount moves in the direction of its operation. */
export function directionFaults(checked: CheckedFile, { files }: CheckedFolder): readonly Fault[] {
  const { file, kind } = checked;
  const content = nodeOf(file.value);
  if (kind === 'form') return sentDirectionFaults(checked);
  if (kind === 'list') {
    const { direction } = nodeOf(nodeOf(content['row'])['badge']);
    const opposite = direction === 'in' ? 'out' : 'in';
    const paid = nodesIn(content['row'] ?? {}, ['row']).flatMap(({ path, node }) =>
      node['value'] === '$row.usdt' && 'direction' in node && direction !== undefined && node['direction'] !== opposite
        ? [
            file.fault(
              [...path, 'direction'],
              `the token of this list goes "${String(direction)}", so USDT goes "${opposite}"`,
            ),
          ]
        : [],
    );
    if (paid.length > 0) return paid;
    return nodesIn(content['row'] ?? {}, ['row']).flatMap(({ path, node }) =>
      node['value'] === '$row.amount' &&
      'direction' in node &&
      direction !== undefined &&
      node['direction'] !== direction
        ? file.fault([...path, 'direction'], `the badge of this list says "${String(direction)}"`)
        : [],
    );
  }
  return nodesIn(content['blocks'] ?? [], ['blocks']).flatMap(({ path, node }) => {
    const source = /^\$(\w+)\./.exec(String(node['amount']))?.[1];
    const { operation } = nodeOf(nodeOf(content['data'])[source ?? '']);
    if (node['block'] !== 'receipt' || operation === undefined) return [];
    const badges = [...files.values()].flatMap(({ file: { value } }) => {
      const { direction } = nodeOf(nodeOf(nodeOf(value)['row'])['badge']);
      return nodeOf(value)['operation'] === operation && direction !== undefined ? [direction] : [];
    });
    return badges.length === 0 || badges.some((one) => one === node['direction'])
      ? []
      : file.fault([...path, 'direction'], `the list of the same operation says "${String(badges[0])}"`);
  });
}

/** Faults of what a form sends that shows as received, and of what it pays out that shows as sent. */
function sentDirectionFaults(checked: CheckedFile): readonly Fault[] {
  const money = readMoneyForm(checked);
  if (!money?.called) return [];
  const amount = `$form.${fieldFor(money, 'amount', 'amount')}`;
  return nodesIn(money.form['done'] ?? {}, ['done']).flatMap(({ path, node }) => {
    const expected = node['value'] === amount ? 'out' : String(node['value']).endsWith('.usdt') ? 'in' : undefined;
    return expected === undefined || !('direction' in node) || node['direction'] === expected
      ? []
      : [
          checked.file.fault(
            [...path, 'direction'],
            `"${String(node['value'])}" is what ${expected === 'out' ? 'was sent' : 'is paid out'}`,
            expected,
          ),
        ];
  });
}

/** What an operation of a statement does to the balance is what the list of it says of its amounts. */
export function movesFaults({ file }: CheckedFile, { files }: CheckedFolder): readonly Fault[] {
  return nodesIn(file.value).flatMap(({ path, node }) => {
    const list = nodeOf(files.get(`lists/${String(node['list'])}`)?.file.value);
    const { direction } = nodeOf(nodeOf(list['row'])['badge']);
    return direction === undefined
      ? []
      : entriesIn(node['operations']).flatMap(([index, operation]) => {
          const { moves } = nodeOf(operation);
          const at = [...path, 'operations', index, 'moves'];
          return moves === direction || (moves !== 'in' && moves !== 'out')
            ? []
            : file.fault(at, `the list "${String(node['list'])}" says "${String(direction)}"`, String(direction));
        });
  });
}

/** A difference is of two amounts of one unit: tokens are not taken from dollars. */
export function mixedFaults({ file }: CheckedFile): readonly Fault[] {
  const unitOf = (value: unknown): string => /\.(dollars|usdt)$/i.exec(String(value))?.[1]?.toLowerCase() ?? 'token';
  return faultsIn(file, (node, fault) =>
    node['cell'] === 'difference' && unitOf(node['from']) !== unitOf(node['take'])
      ? fault(
          'take',
          `"${String(node['take'])}" is not in the unit of "${String(node['from'])}", from which it is taken`,
        )
      : [],
  );
}

/** A difference that shows only where one figure is above another takes the lower one from it. */
export function differenceFaults({ file }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault) => {
    const pair: unknown = nodeOf(node['when'])['above'];
    if (!Array.isArray(pair)) return [];
    const [more, less]: unknown[] = pair;
    const isReversed = nodesIn(node).some(
      ({ node: one }) => one['cell'] === 'difference' && one['from'] === less && one['take'] === more,
    );
    return isReversed
      ? fault(['when', 'above'], `shows where its difference is below zero: "${String(less)}" must be above`)
      : [];
  });
}
