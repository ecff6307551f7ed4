import { expect, it } from 'vitest';
import { offersNewsletter } from './newsletter-links.ts';

it('nobody is asked to subscribe who has come to confirm or to leave', () => {
  expect(offersNewsletter('/newsletter/confirm')).toBe(false);
  expect(offersNewsletter('/newsletter/confirm?token=abc')).toBe(false);
  expect(offersNewsletter('/newsletter/confirm?type=confirmed')).toBe(false);
  expect(offersNewsletter('/newsletter/leave?type=stale')).toBe(false);
});

it('a link that is no longer valid leads to a new one', () => {
  expect(offersNewsletter('/newsletter/confirm?type=stale')).toBe(true);
  expect(offersNewsletter('/newsletter/confirm?type=ask&type=stale')).toBe(true);
  expect(offersNewsletter('/blog?q=team')).toBe(true);
});
