import { type Business, businessValues } from '../../src/values/business-schema.ts';
import { compareDecimals, isShareFar } from './decimals.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import { schemaFaults } from 'engine/compiler/check/schema-faults.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';

/** A loan at less or more than these, percent a year, is a slip of the hand: below is a share of one. */
const [lowestRate, highestRate] = ['0.5', '40'] as const;
/** The volumes of two months are apart by more than this where the point of one is in the wrong place. */
const onePlace = '8';

/**
 * Reads config/business.json and checks that its months are in order and that each loan's minimum is below its maximum.
 * `business` is undefined with any fault.
 */
export function readBusiness(file: SourceFile): {
  readonly business: Business | undefined;
  readonly faults: readonly Fault[];
} {
  if (file.syntaxFaults.length > 0) return { business: undefined, faults: file.syntaxFaults };
  const { data, error } = businessValues.safeParse(file.value);
  if (!data) return { business: undefined, faults: schemaFaults(file, error.issues) };
  const faults = Object.entries(data.sections).flatMap(([name, { months, loan }]) => {
    const path = ['sections', name];
    const late = months.findIndex(({ date }, index) => date <= (months[index - 1]?.date ?? ''));
    const gap = months.findIndex(({ date }, index) => index > 0 && date !== after(months[index - 1]?.date ?? ''));
    const odd = months.findIndex(({ volume }, index) => {
      const others = [months[index - 1], months[index + 1]].flatMap((one) => (one ? [one.volume] : []));
      return others.every((other) => isShareFar([volume, other], ['1', '1'], onePlace));
    });
    return [
      ...(odd < 0
        ? []
        : [
            file.fault(
              [...path, 'months', odd, 'volume'],
              `${months[odd]?.volume} cannot be right beside the months around it: is a point missing?`,
            ),
          ]),
      ...(late < 0 && gap > 0
        ? [
            file.fault(
              [...path, 'months', gap, 'date'],
              `is not the month after the one above it: ${after(months[gap - 1]?.date ?? '')} is missing`,
            ),
          ]
        : []),
      ...(late < 0 ? [] : [file.fault([...path, 'months', late, 'date'], 'must be after the month above it')]),
      ...(compareDecimals(loan.least, '0') > 0
        ? []
        : [file.fault([...path, 'loan', 'least'], 'a loan must be of more than zero')]),
      ...(compareDecimals(loan.least, loan.most) < 0
        ? []
        : [file.fault([...path, 'loan', 'most'], `must be more than the minimum, ${loan.least}`)]),
      ...(compareDecimals(loan.rate, lowestRate) >= 0 && compareDecimals(loan.rate, highestRate) <= 0
        ? []
        : [
            file.fault(
              [...path, 'loan', 'rate'],
              `must be from ${lowestRate} to ${highestRate}, percent a year: is a point in the wrong place?`,
            ),
          ]),
    ];
  });
  const { $schema: _, ...business } = data;
  return { business: faults.length > 0 ? undefined : business, faults };
}

/** The first day of the month after one. */
function after(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
