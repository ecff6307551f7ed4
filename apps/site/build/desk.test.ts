import { expect, it } from 'vitest';
import { deskPolicy } from './desk.ts';

it('lets the desk open a socket to hosted Supabase, and to no other server', () => {
  const api = 'https://abc.supabase.co';
  expect(deskPolicy(api, true)).toContain(`connect-src 'self' ${api} wss://abc.supabase.co;`);
  expect(deskPolicy('http://localhost:54321', false)).toContain("connect-src 'self' http://localhost:54321;");
});
