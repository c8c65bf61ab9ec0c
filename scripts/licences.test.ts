import { expect, test } from 'vitest';
import { installedPackages } from './licences.ts';

test('every package that ships has a licence that allows it', () => {
  const packages = installedPackages();
  expect(packages.filter(({ ships }) => ships).length).toBeGreaterThan(50);
  expect(packages.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
});
