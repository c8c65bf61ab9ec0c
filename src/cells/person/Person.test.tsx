import { afterEach, expect, test } from 'vitest';

import { revealNames } from '../../engine/privacy.ts';
import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import PersonCell from './Person.tsx';

afterEach(() => revealNames(false));

const cell = <PersonCell email="$row.email" username="$row.username" id="$row.id" />;
const withRow = (row: object) => scopeOf({ roots: { row } });

test('an e-mail is masked until names are revealed', async () => {
  const screen = await renderInScope(cell, withRow({ email: 'anna@example.com', username: 'anna' }));
  expect(screen.container.textContent).not.toContain('anna');
  expect(screen.container.textContent).toContain('@');
  revealNames(true);
  await expect.element(screen.getByText('anna@example.com')).toBeVisible();
});

test.each([
  ['a name that stands in the place of an e-mail', { email: 'Anna', username: 'other' }, 'Anna'],
  ['the username without an e-mail', { email: '', username: 'anna', id: '20011234' }, 'anna'],
  ['the shortened id without both', { email: null, id: '20011234' }, '20…34'],
  ['a dash without anything', {}, '—Unknown'],
])('shows %s', async (_, row, text) => {
  const { container } = await renderInScope(cell, withRow(row));
  expect(container.textContent).toBe(text);
});

test('e-mails that look the same when masked are told apart by a number; a single one has none', async () => {
  const both = ['bea@example.com', 'bob@example.com', 'bob@example.com', 'zoe@example.com'];
  const screen = await renderInScope(
    both.map((email, index) => (
      <p key={index}>
        <PersonCell email={email} username="" id="1" />
      </p>
    )),
  );
  await expect.element(screen.getByText('b•••@example.com (1)')).toBeVisible();
  await expect.element(screen.getByText('b•••@example.com (2)').first()).toBeVisible();
  expect(screen.getByText('b•••@example.com (2)').elements()).toHaveLength(2);
  await expect.element(screen.getByText('z•••@example.com', { exact: true })).toBeVisible();
});
