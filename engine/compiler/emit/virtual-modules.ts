import {
  formModule,
  listModule,
  navigationModule,
  outcomesModule,
  routesModule,
  screenModule,
  validatorModule,
} from './emit-modules.ts';
import type { CompiledConfig } from '../project.ts';
import { fileOfScreen } from '../read/config-folder.ts';

/** The prefix of the names of all virtual modules. */
export const virtualPrefix = 'virtual:config/';

/** The code of the virtual module `name` (without prefix); undefined if config has no such module. */
export function moduleCode(project: CompiledConfig, name: string): string | undefined {
  const [kind = '', ...rest] = name.split('/');
  const path = rest.join('/');
  switch (kind) {
    case 'routes':
      return routesModule(project);
    case 'navigation':
      return navigationModule(project);
    case 'outcomes':
      return outcomesModule(project);
    case 'locale': {
      const texts = project.locales.get(path);
      return texts && `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    }
    case 'screen': {
      const screen = project.screens.get(`/${path}`);
      if (!screen || 'redirect' in screen) return undefined;
      return screenModule(project, screen, project.config.file(fileOfScreen(`/${path}`)));
    }
    case 'list': {
      const list = project.lists.get(path);
      return list && listModule(project, path, list, project.config.file(`lists/${path}`));
    }
    case 'csv': {
      const csv = project.lists.get(path)?.csv;
      return csv && `export default ${JSON.stringify(csv)};`;
    }
    case 'form': {
      const form = project.forms.get(path);
      return form && formModule(project, path, form, project.config.file(`forms/${path}`));
    }
    case 'validator': {
      const form = project.forms.get(path);
      return form && validatorModule(project, form);
    }
    default:
      return undefined;
  }
}
