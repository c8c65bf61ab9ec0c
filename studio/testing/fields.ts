import { ConfigCopy } from '../../compiler/testing/config-copy.ts';
import { pathOf } from '../page/form/editor-context.ts';
import { hasField, isOfFile } from '../page/form/parts.ts';
import { schemas } from './schemas.ts';
import { problemOf } from '../server/files.ts';
import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { type Fault, faultLine } from 'engine/compiler/report/faults.ts';
import { kindOfFile } from 'engine/compiler/read/file-kind.ts';

// Every fault that a test of the compiler seeds has to have a field in the form.
ConfigCopy.onFaults = (config, faults) => {
  const hidden = faults.filter((fault) => !isShown(config, fault)).map(faultLine);
  if (hidden.length > 0) throw new Error(`Studio's form has no field for: ${hidden.join('\n')}`);
};

function isShown(config: ConfigFolder, fault: Fault): boolean {
  const { file, pointer } = problemOf(fault);
  const { text } = config.file(file);
  if (text === undefined) return isOfFile(pointer);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What is no JSON is shown as text, with its problems in their lines.
    return true;
  }
  return isOfFile(pointer) || hasField(schemas, schemas[`${kindOfFile(file)}.json`], value, pathOf(pointer));
}
