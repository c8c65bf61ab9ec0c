import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { recordOf } from 'engine/record.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import { configDiff } from '../../../compiler/changes/config-diff.ts';
import { compileProject } from '../../../compiler/compile.ts';
import { type Surroundings, readSurroundings } from '../../../compiler/project.ts';
import { root } from '../../../scripts/build.ts';
import { missingTexts } from '../../../studio/server/write-texts.ts';

/** What a change does: sentences, the problems that keep it from being built, and texts that lack languages. */
export interface Reading {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
  readonly missing: readonly string[];
}

/** The texts of each language as they are written. */
function textsIn(config: ConfigFolder): Map<string, ReadonlyMap<string, string>> {
  const codes = config.namesOf('locales');
  const textsOf = (code: string): Record<string, unknown> => recordOf(config.file(`locales/${code}`).value);
  return new Map(
    codes.map((code) => [code, new Map(Object.entries(textsOf(code)).map(([key, text]) => [key, String(text)]))]),
  );
}

let surroundings: Promise<Surroundings> | undefined;

/** Reads what lies between two folders of config. */
export async function readingOf({ base, now }: { base: string; now: string }): Promise<Reading> {
  surroundings ??= readSurroundings(root);
  const around = await surroundings;
  const [former, present] = [new ConfigFolder(base), new ConfigFolder(now)];
  const project = compileProject(around, present);
  const known = missingTexts(textsIn(former));
  const missing = Object.entries(missingTexts(textsIn(present))).filter(([key]) => known[key] === undefined);
  return {
    lines: configDiff(around, former, present),
    faults: project.faults.map(faultLine),
    missing: missing.map(([key, languages]) => `${key} lacks ${languages.join(', ')}: English stands in.`),
  };
}
