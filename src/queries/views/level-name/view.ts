import { values } from '../../../values/values.ts';
import { defineView } from '../define.ts';

export default defineView({
  queries: () => [],
  derive: (_, { level }) => ({ name: values.levels.levels[Number(level)]?.name }),
});
