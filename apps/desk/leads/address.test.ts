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
