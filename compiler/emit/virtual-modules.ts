import { moduleCode as moduleOfConfig } from 'engine/compiler/emit/virtual-modules.ts';

import type { Project } from '../project.ts';
import { valuesShape } from '../values/values-shape.ts';
import { bootTable } from './boot-table.ts';

/** The code of the virtual module `name` (without prefix), of config or of its plain values; undefined if there is none. */
export function moduleCode(project: Project, name: string): string | undefined {
  switch (name) {
    case 'values':
      return `export default ${JSON.stringify(project.values)};`;
    case 'values-shape':
      return `export default ${JSON.stringify(valuesShape())};`;
    case 'business':
      return `export default ${JSON.stringify(project.business)};`;
    case 'boot-table':
      return `export default ${JSON.stringify(bootTable(project))};`;
    default:
      return moduleOfConfig(project, name);
  }
}
