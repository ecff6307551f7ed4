import { expect, it } from 'vitest';
import { addressOf, queryOf } from './address.ts';

const read = (address: string) => queryOf(new URL(address, 'http://desk').searchParams);

it.each([{}, { state: 'won' }, { state: 'new', kind: 'webinar', search: 'north & “wind” ferries' }] as const)(
  '%o is kept in the address',
  (query) => {
    expect(read(addressOf(query))).toEqual({
      state: undefined,
      kind: undefined,
      search: undefined,
      ...query,
    });
    expect(addressOf(query, 'abc')).toMatch(/^\/leads\/abc(\?|$)/);
  },
);

it('leaves out what makes no sense', () => {
  expect(read('/?state=gone&kind=toString&q=%20')).toEqual({});
});

it('keeps the view beside a chat, and whatever a session is called', () => {
  expect(addressOf({ state: 'new' }, 'abc', '1-2')).toBe('/leads/abc/chats/1-2?state=new');
  expect(addressOf({}, 'abc', 'a/b?c#d')).toBe('/leads/abc/chats/a%2Fb%3Fc%23d');
});
