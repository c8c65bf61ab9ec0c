import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ConfigCopy } from '../testing/config-copy.ts';
import { type Files, apply, chaptersOf } from '../testing/document.ts';

const nameOf = (file: string): string => file.replace(/^config\/(.*)\.json$/, '$1');
const files: Files = {
  read: (file) => config.read(nameOf(file)),
  write: (file, text) => config.write(nameOf(file), text),
};

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterAll(() => config.remove());

describe.for(['config-language.md', 'operators.md'])('docs/%s', (document) => {
  describe.for([...chaptersOf(document)])('under "$title"', ({ sections }) => {
    afterAll(() => config.restore());

    test.for([...sections])('what "$title" says can be done', (section) => {
      apply(section, files);
      expect(config.faults()).toEqual([]);
    });
  });
});
