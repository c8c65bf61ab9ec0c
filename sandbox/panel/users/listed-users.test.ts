import { expect, test } from 'vitest';
import { listedUsers } from './listed-users.ts';

const answer = {
  seeds: [
    { name: 'demo', summary: 'Balances' },
    { name: 'new', summary: 'Nothing' },
  ],
  users: [
    { name: 'demo', like: 'demo' },
    { name: 'demo-1', like: 'demo' },
    { name: 'new-2', like: 'new' },
  ],
};
const names = (text: string, most = 9) =>
  listedUsers(answer, text, most, (like) => `like ${like}`).map(({ name }) => name);

test('users of every sandbox come first, then the newest copy, nobody twice', () => {
  expect(names('')).toEqual(['demo', 'new', 'new-2', 'demo-1']);
});

test('the text is found in names and summaries, and the list ends', () => {
  expect(names('LIKE new')).toEqual(['new-2']);
  expect(names('demo', 1)).toEqual(['demo']);
});
