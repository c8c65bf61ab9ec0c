/** The path of the screen in a file; undefined for another file. */
export function pathOfFile(file: string): string | undefined {
  const [, name] = /^screens\/(.+)$/.exec(file) ?? [];
  return name === undefined ? undefined : name === 'index' ? '/' : `/${name}`;
}
