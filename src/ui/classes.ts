/** Joins class names, leaving out what is absent or false. Takes CSS-module classes and conditions; returns `className`. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
