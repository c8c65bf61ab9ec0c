import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { pageSchemas } from '../../src/values/schema.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { placeInPage, readEnvironments, splitValues, withEnvironment } from './environments.ts';
import { readProject } from '../compile.ts';
import { root } from '../testing/config-copy.ts';

test('the values of a page are those that operators publish and those of the environment, each in one place', async () => {
  const { published, values } = await readProject(root);
  const { environment } = readEnvironments(new ConfigFolder(join(root, 'config')));
  if (!published || !environment) throw new Error('config/ has faults');
  for (const [name, schema] of Object.entries(pageSchemas))
    expect(schema.safeParse(Object(values)[name]).error, name).toBeUndefined();
  // Texts of the API are what a page has that says nothing of them.
  const { texts, ...inPage } = environment;
  expect(texts).toBe('api');
  expect(splitValues(values)).toEqual({ published, environment: inPage });
  expect(withEnvironment(published, { ...environment, texts: 'site' }).app.texts).toBe('site');
  expect(JSON.stringify(withEnvironment(splitValues(values).published, environment))).toBe(JSON.stringify(values));
  for (const key of Object.keys(inPage)) {
    const { part = 'app', path = [] } = placeInPage(key) ?? {};
    expect(
      path.reduce<unknown>((value, one) => Object(value)[one], published[part]),
      key,
    ).toBeUndefined();
  }
});

test('what an environment leaves out is not taken over from the page before', async () => {
  const { values } = await readProject(root);
  const { published, environment } = splitValues(values);
  expect(environment).toHaveProperty('supportChat');
  const { environment: sandbox } = readEnvironments(new ConfigFolder(join(root, 'config')));
  if (!sandbox) throw new Error('config/ has faults');
  const { supportChat: _, monitoring: __, ...less } = sandbox;
  const page = withEnvironment(published, less);
  expect(page.links.links).not.toHaveProperty('supportChat');
  expect(page.app).not.toHaveProperty('monitoring');
});

test('nothing but the environment of the sandbox names an address of it', () => {
  const files = ['config', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(json|tsx?)$/.test(file) && !/\.test\.tsx?$|\btesting\b/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const naming = files.filter((file) =>
    /["'`](https?:\/\/(localhost|127\.)|\/sandbox)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(naming).toEqual(['config/environments/sandbox.json']);
});
