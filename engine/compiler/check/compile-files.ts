import type { CompiledConfig } from '../project.ts';
import { type ConfigFolder, pathOfScreen } from '../read/config-folder.ts';
import type { FileKind } from '../read/file-kind.ts';
import type { Fault } from '../report/faults.ts';
import type { Catalogue } from './catalogue.ts';
import { type CheckedFile, type Compiled, compileFile } from './compile-file.ts';
import type { Usage } from './scope.ts';

/** What the files became; a file with a fault is not among them. */
interface CompiledFiles extends Pick<CompiledConfig, 'screens' | 'lists' | 'forms' | 'navigation'> {
  readonly faults: readonly Fault[];
  /** The files without faults by name, for the rules. */
  readonly checked: ReadonlyMap<string, CheckedFile>;
}

/** Compiles every list, form and screen, and the navigation; notes in `usage` which texts they use. */
export function compileFiles(config: ConfigFolder, catalogue: Catalogue, usage: Usage): CompiledFiles {
  const faults: Fault[] = [];
  const checked = new Map<string, CheckedFile>();
  const compile = (name: string, kind: FileKind): Compiled => {
    const compiled = compileFile(config.file(name), kind, catalogue, usage);
    faults.push(...compiled.faults);
    if (compiled.checked) checked.set(name, compiled.checked);
    return compiled;
  };
  const compileAll = <T>(
    group: 'lists' | 'forms' | 'screens',
    compileOne: (name: string) => T | undefined,
  ): [string, T][] =>
    config.namesOf(group).flatMap((name): [string, T][] => {
      const compiled = compileOne(`${group}/${name}`);
      return compiled === undefined ? [] : [[name, compiled]];
    });
  const lists = compileAll('lists', (name) => compile(name, 'list').list);
  const forms = compileAll('forms', (name) => compile(name, 'form').form);
  const screens = compileAll('screens', (name) => compile(name, 'screen').screen);
  const { navigation } = compile('navigation', 'navigation');
  return {
    lists: new Map(lists),
    forms: new Map(forms),
    screens: new Map(screens.map(([name, screen]) => [pathOfScreen(name), screen])),
    navigation: navigation ?? { items: [] },
    faults,
    checked,
  };
}
