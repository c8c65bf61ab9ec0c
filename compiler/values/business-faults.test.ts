import { testFaults } from '../testing/fault-table.ts';

const file = 'business';
const month = (date: string, volume: string): string => `"date": "${date}",\n          "volume": "${volume}"`;

testFaults([
  {
    title: 'months out of order',
    file,
    from: month('2025-11-01', '37.07'),
    to: month('2026-11-01', '37.07'),
    at: `"2025-12-01",\n          "volume": "39.06"`,
    says: '/sections/trade/months/1/date — must be after the month above it',
  },
  {
    title: 'a loan whose maximum is not above its minimum',
    file,
    from: '"least": "500"',
    to: '"least": "25000"',
    at: '"25000",\n        "rate": "11.25"',
    says: '/sections/arb/loan/most — must be more than the minimum, 25000',
  },
  {
    title: 'an amount that is not a text',
    file,
    from: '"rate": "11.25"',
    to: '"rate": 11.25',
    at: '11.25',
    says: '/sections/arb/loan/rate — must be a text, in quotes',
  },
  ...['95', '112.5', '0.08', '0'].map((rate) => ({
    title: `a loan at ${rate} percent`,
    file,
    from: '"rate": "11.25"',
    to: `"rate": "${rate}"`,
    at: `"${rate}"\n      }`,
    says: '/sections/arb/loan/rate — must be from 0.5 to 40, percent a year: is a point in the wrong place?',
  })),
]);
