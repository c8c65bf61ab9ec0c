import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { moduleCode } from '../emit/virtual-modules.ts';
import { ConfigCopy } from '../testing/config-copy.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

const schema = '"$schema": "../../generated/schemas/part.json"';
const fact = '{ "label": "fact.date", "value": { "cell": "age", "data": "balances" } }';

/** Writes a part and includes it in the place of a row of the probe. */
function include(part: string, place: string, parameters = '[]'): void {
  config.write('parts/probe', `{\n  ${schema},\n  "parameters": ${parameters},\n  "part": ${part}\n}\n`);
  config.edit('screens/probe', fact, place);
}

function code(): string {
  return moduleCode(config.project(), 'screen/probe') ?? '';
}

describe('a part', () => {
  test('replaces its include, as if it were written there', () => {
    const written = code();
    include(fact, '{ "include": "probe" }');
    expect(config.faults()).toEqual([]);
    expect(code()).toBe(written);
  });

  test('is filled with parameters of any type, as text inside other words', () => {
    const written = code();
    include(
      '{ "label": "fact.{label}", "value": "{value}" }',
      '{ "include": "probe", "with": { "label": "date", "value": { "cell": "age", "data": "balances" } } }',
      '["label", "value"]',
    );
    expect(config.faults()).toEqual([]);
    expect(code()).toBe(written);
  });

  test('may be all of a file: what is wrong in it stands there, once', () => {
    config.edit('parts/marketing-sell', '    "label": "sell.title"', '    "label": "sell.titel"');
    expect(config.faults()).toEqual([
      `${config.place('parts/marketing-sell', '"sell.titel"')} /part/label — unknown text "sell.titel" — did you mean "sell.title"?`,
    ]);
  });

  test('may include another one, but not itself', () => {
    include('{ "include": "inner" }', '{ "include": "probe" }');
    config.write('parts/inner', `{ ${schema}, "part": ${fact} }`);
    expect(config.faults()).toEqual([]);
    config.write('parts/inner', `{ ${schema}, "part": { "include": "probe" } }`);
    expect(config.faults()).toContain(
      `${config.place('parts/inner', '"probe"')} /part/include — the part "probe" includes itself`,
    );
  });

  test('gets the further keys of its include, which override its own', () => {
    include(fact, '{ "include": "probe", "label": "fact.id", "when": { "runtime": "web" } }');
    expect(config.faults()).toEqual([]);
    expect(code()).toContain('"label":"fact.id"');
  });

  test('has its faults in its own file', () => {
    include(fact.replace('fact.date', 'fact.dat'), '{ "include": "probe" }');
    expect(config.faults()).toEqual([
      `${config.place('parts/probe', '"fact.dat"')} /part/label — unknown text "fact.dat" — did you mean "fact.date"?`,
    ]);
  });

  test('and its includes get faults for parameters that do not match', () => {
    include(fact, '{ "include": "prob", "with": { "a": 1 } }');
    expect(config.faults()).toContain(
      `${config.place('screens/probe', '"prob"')} /blocks/1/rows/1/include — unknown part "prob" — did you mean "probe"?`,
    );
    config.restore();
    include(fact.replace('fact.date', '{lable}'), '{ "include": "probe", "with": { "lab": "x" } }', '["label"]');
    expect(config.faults()).toEqual(
      expect.arrayContaining([
        `${config.place('screens/probe', '"lab"')} /blocks/1/rows/1/with/lab — the part "probe" does not accept "lab" — did you mean "label"?`,
        `${config.place('screens/probe', '{ "include"')} /blocks/1/rows/1 — the part "probe" needs "label"`,
        `${config.place('parts/probe', '"{lable}"')} /part/label — the part has no parameter "lable"`,
      ]),
    );
  });

  test('that is not included is a warning', () => {
    config.write('parts/probe', `{ ${schema}, "part": ${fact} }`);
    expect(config.faults()).toEqual([]);
    expect(config.warnings()).toEqual(['config/parts/probe.json:1:1 / — nothing includes this part']);
  });

  test('updates the files that include it when it changes', () => {
    include(fact, '{ "include": "probe" }');
    expect(code()).toContain('"label":"fact.date"');
    config.edit('parts/probe', 'fact.date', 'fact.id');
    expect(code()).toContain('"label":"fact.id"');
  });
});

describe('a hidden value', () => {
  test('is left out of its list', () => {
    const written = code();
    config.edit('screens/probe', fact, fact.replace('{', '{ "isHidden": true,'));
    expect(config.faults()).toEqual([]);
    expect(written).toContain('"label":"fact.date"');
    expect(code()).not.toContain('"label":"fact.date"');
  });

  test('that is hidden in one runtime shows in the other, together with its own condition', () => {
    config.edit('screens/probe', fact, fact.replace('{', '{ "isHidden": "messenger",'));
    expect(config.faults()).toEqual([]);
    expect(code()).toContain('{"label":"fact.date","value"');
    expect(code()).toContain('"when":{"runtime":"web"}');
  });

  test('that cannot have a condition is refused where it is written', () => {
    config.edit('lists/deposits', '"empty": {', '"empty": { "isHidden": "web",');
    expect(config.faults().map((fault) => fault.replace(/:\d+:\d+/, ''))).toEqual([
      'config/lists/deposits.json /empty/isHidden — hides nothing here: hide what has it',
    ]);
  });

  test.each(['"isHidden": "web"', '"isHidden": true'])(
    'that is an action is refused with %s: it hid nothing',
    (hidden) => {
      config.edit('screens/home', '"to": "/wallet/send",', `"to": "/wallet/send", ${hidden},`);
      expect(config.faults().map((fault) => fault.replace(/:\d+:\d+/, ''))).toEqual([
        'config/screens/home.json /blocks/1/items/5/action/isHidden — hides nothing here: hide what has it',
      ]);
    },
  );

  test('of a form is an invisible field', () => {
    config.edit('forms/loan', '"label": "loan.term",', '"label": "loan.term",\n      "isHidden": "messenger",');
    expect(config.faults()).toEqual([]);
    expect(moduleCode(config.project(), 'form/loan')).toContain('"when":{"runtime":"web"}');
  });
});
