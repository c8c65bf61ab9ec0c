import { values } from '../../../values/values.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

export default defineView<typeof definition>({
  derive: (_, { level }) => ({ name: values.levels.levels[Number(level)]?.name }),
});
