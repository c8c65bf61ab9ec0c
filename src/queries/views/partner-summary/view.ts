import { summaryOf } from '../../marketing.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

export default defineView<typeof definition>({
  figures: ([, volumes, profits, rates], _, on) => summaryOf(on, volumes, profits, rates),
  derive: ([partners]) => ({ count: partners?.count, active: partners?.active }),
});
