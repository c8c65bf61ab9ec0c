import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { applyEdits, modify } from 'jsonc-parser';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { readLocales } from 'engine/compiler/texts/locales.ts';
import { root } from '../../scripts/build.ts';
import { readCommandLine } from '../../scripts/command-line.ts';
import { examineAdditions, leftOut } from './additions.ts';
import { type Finding, examineCalls, examineClock, examinePreflight, examineRefusal } from './findings.ts';
import { type SeenKeys, examineKeys, questionOf } from './keys.ts';
import { readOptions, usage } from './options.ts';
import { environmentValues } from '../../src/values/environment-schema.ts';
import { limitsOf } from '../../src/values/limits.ts';
import { pageSchemas } from '../../src/values/schema.ts';
import { type Examined, readingCalls } from './probe.ts';
import { examineTexts } from './texts.ts';
import { examineTwoFactor } from './two-factor.ts';
import { recordOf } from 'engine/record.ts';

/** Examines a real API by reading alone, unless two-factor codes or keys are to be tried, and sets what the environment says of it. */
const fileOf = (name: string): string => `config/environments/${name}.json`;
const readFile = (name: string) => environmentValues.parse(JSON.parse(readFileSync(join(root, fileOf(name)), 'utf8')));
const { writes, triesCode, keys, environment, ...options } = readCommandLine(usage, () =>
  readOptions(process.argv.slice(2), readFile),
);
const examined: Examined = { ...options, send: (request) => fetch(request) };

const place = fileOf(environment);
const file = join(root, place);
const { honorsIdempotencyKeys, texts = 'api' } = readFile(environment);
const config = new ConfigFolder(join(root, 'config'));
const marks = { good: '✓', fault: '✗', skipped: '-' } as const;
const findings: Finding[] = [
  await examinePreflight(examined, honorsIdempotencyKeys),
  await examineRefusal(examined),
  await examineClock(examined),
  // An API that serves no texts need not answer their call.
  ...(await examineCalls(
    examined,
    readingCalls.filter(({ path }) => texts === 'api' || path !== '/i18n/{lng}.json'),
  )),
  ...(texts === 'api' ? [await examineTexts(examined, translationVersion(), locales())] : []),
  ...(triesCode ? [await examineTwoFactor(examined)] : []),
];
const seen = keys && (await tryKeys(keys));
if (seen) findings.push(seen);
for (const { kind, about, text } of findings) console.log(`${marks[kind]} ${about}: ${text}`);

if (examined.token === undefined) console.log('\nOur additions are not tried: they need --token.');
else await setAdditions();

if (seen?.isHonored !== undefined) setKeys(seen.isHonored);
console.log(
  '\nTwo-factor codes are looked for with --try-code and the token of a user who has an authenticator: it asks for a withdrawal of nothing.' +
    '\nIdempotency keys are tried with --try-keys, --address and the token of a test account: it withdraws the minimum.',
);
const count = findings.filter(({ kind }) => kind === 'fault').length;
console.log(count === 0 ? 'No faults.' : `${count} faults.`);
process.exitCode = count === 0 ? 0 : 1;

/** Asks, and then tries idempotency keys with the least withdrawal of the app; undefined if the answer is no. */
async function tryKeys({ address, isAgreed }: { address: string; isAgreed: boolean }): Promise<SeenKeys | undefined> {
  const values = (name: 'limits' | 'app'): unknown =>
    JSON.parse(readFileSync(join(root, `config/${name}.json`), 'utf8'));
  const limits = pageSchemas.limits.parse(values('limits'));
  const { token: amount } = limitsOf(limits, { operation: 'send', token: 'xaut', network: 'erc20' }).minimum;
  if (amount === undefined) throw new Error('config/limits.json has no minimum of a withdrawal.');
  const { twoFactorPlaceholder }: Record<string, unknown> = recordOf(values('app'));
  const withdrawal = { amount, address, twoFactorCode: String(twoFactorPlaceholder) };
  if (!isAgreed) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(questionOf(examined, withdrawal));
    terminal.close();
    if (answer.trim().toLowerCase() !== 'yes') return undefined;
  }
  return examineKeys(examined, withdrawal);
}

/** Says what the environment has to say of keys, and writes it. */
function setKeys(isHonored: boolean): void {
  const former = readFileSync(file, 'utf8');
  const values = { honorsIdempotencyKeys: isHonored, repeats: isHonored ? undefined : 'accepted' };
  let text = former;
  for (const [name, value] of Object.entries(values))
    text = applyEdits(text, modify(text, [name], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));
  console.log(
    isHonored
      ? `\n${place}: "honorsIdempotencyKeys": true, without "repeats". The API has to know a key for 24 hours: ask who runs it, as this cannot be seen.`
      : `\n${place}: "honorsIdempotencyKeys": false and "repeats": "accepted". Some browsers may send a transfer twice (docs/browsers.md).`,
  );
  if (text === former) console.log('It says so already.');
  else if (!writes) console.log('It says otherwise; --write sets it.');
  else writeFileSync(file, text);
}

/** Tries our additions, prints what the app leaves out, and writes the values. */
async function setAdditions(): Promise<void> {
  let text = readFileSync(file, 'utf8');
  const changed: string[] = [];
  console.log('\nOur additions (x-addition in openapi.yaml):');
  for (const [name, verdict] of await examineAdditions(examined)) {
    if (verdict === 'followed') console.log(`✓ ${name}: followed`);
    if (verdict === 'ignored') console.log(`✗ ${name}: ignored, so ${leftOut[name] ?? 'the app leaves it out'}`);
    if (verdict === 'unknown') console.log(`- ${name}: this user has too few entries to see it; the value stays`);
    if (verdict === 'unknown') continue;
    const edited = applyEdits(text, modify(text, ['honorsParameters', name], verdict === 'followed', {}));
    if (edited !== text) changed.push(name);
    text = edited;
  }
  if (changed.length === 0) console.log(`${place} says so already.`);
  else if (!writes) console.log(`${place} says otherwise of: ${changed.join(', ')}. --write sets them.`);
  else {
    writeFileSync(file, text);
    console.log(`Written to honorsParameters of ${place}: ${changed.join(', ')}.`);
  }
}

/** The version of the texts that pages ask for. */
function translationVersion(): string {
  return String(recordOf(config.file('app').value).translationVersion);
}

/** The texts of config/locales by language. */
function locales(): Record<string, Record<string, string>> {
  const { texts: read } = readLocales(config, config.namesOf('locales'));
  return Object.fromEntries([...read].map(([code, translations]) => [code, Object.fromEntries(translations)]));
}
