import { readProject } from '../compile.ts';
import type { Project } from '../project.ts';
import { moduleCode } from './virtual-modules.ts';

/**
 * The modules of all icons used in `configDir`; empty while the config has faults. The dev server needs the list to
 * prebundle them: it cannot find them in the sources, and a dependency found later would reload the page.
 */
export async function iconModules(root: string, configDir: string): Promise<string[]> {
  const project = await readProject(root, configDir);
  return project.faults.length > 0 ? [] : iconsIn(project);
}

function iconsIn(project: Project): string[] {
  const screens = project.screens.keys().map((path) => `screen${path}`);
  const forms = project.forms.keys().map((name) => `form/${name}`);
  const lists = project.lists.keys().map((name) => `list/${name}`);
  const code = ['navigation', ...screens, ...forms, ...lists].map((name) => moduleCode(project, name)).join('\n');
  return [...new Set(code.match(/@tabler\/icons-react\/dist\/esm\/icons\/\w+\.mjs/g))];
}
