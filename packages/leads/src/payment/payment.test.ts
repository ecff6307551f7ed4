import { expect, it, vi } from 'vitest';
import { confirmationDelay, selfDeclaredPayment } from './payment.ts';

const page = { href: '/sample-payment' };
const now = () => 1_790_000_000_000;

it('takes the word of the visitor after three seconds and one question', async () => {
  const wait = vi.fn(async () => {});
  const confirm = vi.fn(async () => true);
  const { signal } = new AbortController();
  const payment = await selfDeclaredPayment(page, { now, wait }).settle({ confirm, signal });
  expect(wait).toHaveBeenCalledWith(3000, signal);
  expect(confirm).toHaveBeenCalledWith(
    'Have you completed the PayPal payment? Click OK to confirm and complete your registration.',
  );
  expect(payment).toEqual({
    payment_id: 'payment_1790000000000',
    payment_status: 'completed',
    payment_verification: 'self-declared',
  });
});

it('creates nothing when the visitor cancels the question', async () => {
  const { signal } = new AbortController();
  const provider = selfDeclaredPayment(page, { now, wait: async () => {} });
  expect(await provider.settle({ confirm: async () => false, signal })).toBeNull();
});

it('asks nothing when the visitor leaves the prompt during the three seconds', async () => {
  vi.useFakeTimers();
  const confirm = vi.fn(async () => true);
  const leave = new AbortController();
  const settled = selfDeclaredPayment(page).settle({ confirm, signal: leave.signal });
  await vi.advanceTimersByTimeAsync(confirmationDelay - 1);
  leave.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await settled).toBeNull();
  expect(confirm).not.toHaveBeenCalled();
  vi.useRealTimers();
});
