import { expect, it } from 'vitest';

import { payeeFromText } from './payee.ts';
import { tonPaymentLink } from './payment-link.ts';

const address = 'UQAch5gScOvnwdxXM6VWDs2N8JcWw6BP9dfgxjNDIBoLp80y';
const contract = 'EQA1R_LuQCLHlMgOo1S4G7Y7W1cd0FrAkbA10Zq7rddKxi9k';

it.each(['48213077', 'a & b=c? +', 'счёт 5'])('W-GET-10 the link with the memo %j is read back as it was', (memo) => {
  const link = tonPaymentLink(address, memo, contract);
  expect(link).toContain(`jetton=${contract}`);
  expect(link).not.toContain('amount');
  expect(payeeFromText(link)).toMatchObject({ address, memo, network: 'ton', contract });
});
