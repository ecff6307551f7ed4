import { chatMessage as form } from '@laliaflia/leads';
import { expect, test } from 'vitest';
import { chatMessage, newChatSession } from './chat.ts';

test('a blank message is none', () => {
  expect(['', ' ', '\n\t '].map(chatMessage)).toEqual([undefined, undefined, undefined]);
});

test('a message is trimmed, and cut where the database would refuse it', () => {
  expect(chatMessage('  Hello\r\nthere ')).toBe('Hello\nthere');
  expect(chatMessage('x'.repeat(form.fields.message.limit + 1))).toHaveLength(form.fields.message.limit);
});

test('a session is known by its time and something of its own, and fits the database', () => {
  expect(newChatSession(1_700_000_000_000, 'k3v9')).toBe('1700000000000-k3v9');
  expect(newChatSession(8.64e15, crypto.randomUUID()).length).toBeLessThanOrEqual(
    form.fields.session_id.limit,
  );
});
