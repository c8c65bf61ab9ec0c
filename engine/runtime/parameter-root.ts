import { spanOfDay } from './day.ts';
import { type Parameter, readParameter } from './parameter.ts';
import { CatalogueEntry, type Product, type Scope } from './scope.ts';

/**
 * Parameters as read by references: a bad or missing value becomes the default, a catalogue entry exposes its fields, a
 * day its bounds (`start`, and `end`, which it excludes, ISO 8601).
 */
export function rootOfParameters(
  parameters: Readonly<Record<string, Parameter>>,
  values: Readonly<Record<string, unknown>>,
  { keysOf, entryOf }: Pick<Product, 'keysOf' | 'entryOf'>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => {
      const value = readParameter(parameter, values[name], keysOf);
      const fields =
        'date' in parameter
          ? boundsOf(value)
          : 'from' in parameter
            ? entryOf(parameter.from, String(value))
            : undefined;
      return [name, fields ? new CatalogueEntry(String(value), fields) : value];
    }),
  );
}

/** The scope with parameters as one of its roots: those of a screen as `search`, those of a list or form as `parameter`. */
export function withParameters(
  scope: Scope,
  root: 'search' | 'parameter',
  parameters: Readonly<Record<string, Parameter>>,
  values: Readonly<Record<string, unknown>>,
): Scope {
  return { ...scope, roots: { ...scope.roots, [root]: rootOfParameters(parameters, values, scope.product) } };
}

/** The bounds of a day in the device's time zone; undefined for no day. */
function boundsOf(day: string | number): { start: string; end: string } | undefined {
  if (day === '') return undefined;
  const { from, to } = spanOfDay(String(day));
  return { start: new Date(from).toISOString(), end: new Date(to).toISOString() };
}
