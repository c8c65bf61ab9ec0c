import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ConfigCopy } from '../testing/config-copy.ts';
import { apply, chaptersOf } from '../testing/document.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterAll(() => config.remove());

describe.for(['config-language.md', 'operators.md'])('docs/%s', (document) => {
  describe.for([...chaptersOf(document)])('under "$title"', ({ sections }) => {
    afterAll(() => config.restore());

    test.for([...sections])('what "$title" says can be done', (section) => {
      apply(section, config);
      expect(config.faults()).toEqual([]);
    });
  });
});
