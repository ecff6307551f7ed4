import { expect, it } from 'vitest';
import { recipients } from './guests.ts';

it('writes once to whoever has two seats, and not where there is no address', () => {
  const guest = (id: string, mailbox: string | null) => ({
    ...{
      id,
      mailbox,
      created_at: '',
      name: '',
      email: '',
      company: '',
      paid: null,
      answers: 0,
      answered: null,
    },
    state: 'new' as const,
  });
  const guests = [
    guest('1', 'bob@example.com'),
    guest('2', null),
    guest('3', 'bob@example.com'),
    guest('4', 'ana@example.com'),
  ];
  expect(recipients(guests).map(({ id }) => id)).toEqual(['1', '4']);
});
