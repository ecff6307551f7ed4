import { expect, test } from 'vitest';
import { formatAmount } from './price.ts';

const euro = (amount: number) => ({ kind: 'amount', amount, currency: 'EUR' }) as const;

test('whole amounts have no decimals, others have two', () => {
  expect(formatAmount(euro(1200), 'en-US')).toBe('€1,200');
  expect(formatAmount(euro(49.5), 'en-US')).toBe('€49.50');
});

test('the notation is that of the locale, the decimals those of the currency', () => {
  expect(formatAmount(euro(1200), 'de-DE').replace(/\s/u, ' ')).toBe('1.200 €');
  expect(formatAmount({ kind: 'amount', amount: 900, currency: 'JPY' }, 'en-US')).toBe('¥900');
});
