import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';

import type { FormSchema } from './form-schema.ts';
import { recordOf } from '../../record.ts';

/** Digits and at most one dot, including unfinished input: `.5` and `12.`. */
const amountFormat = /^(\d+\.?\d*|\.\d+)$/;

const lengthOf = 'const ucs2length = (text) => [...text].length;';

/** Compiles a form's schema to an ES module; its default export has the validators by schema hash. No `eval` needed. */
export function compileValidator(schema: FormSchema): string {
  const commonjs = compileSchemaValidatorsCode(recordOf(schema), {
    ajvFormatOptions: false,
    customFormats: { amount: amountFormat },
    ajvOptionsOverrides: { code: { esm: false } },
  });
  const code = commonjs.replaceAll(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'ucs2length');
  const strange = /require\(([^)]*)\)/.exec(code);
  if (strange) throw new Error(`the validator of a form requires ${strange[1]}`);
  return `${lengthOf}\nconst exports = {};\nconst module = { exports };\n${code}\nexport default module.exports;\n`;
}
