import { expect, test } from 'vitest';

import { recordedContext } from '../../engine/testing/action-context.ts';
import { signIn } from '../../engine/testing/render.tsx';
import { values } from '../../values/values.ts';
import login from './action.ts';

const page = new URL(values.links.login, location.origin).href;

test('leads to the login page; the access token goes along with the tap alone, never in the link', async () => {
  const context = recordedContext();
  await login({}, context).run?.();
  expect(context.runtime.open).toHaveBeenLastCalledWith(page);
  await signIn();
  const { href, run } = login({}, context);
  expect(href).toBe(page);
  await run?.();
  expect(context.runtime.open).toHaveBeenLastCalledWith(`${page}?accessToken=token`);
});
