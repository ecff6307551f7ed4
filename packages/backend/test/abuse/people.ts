import type { Database } from '../../src/embedded/connect.ts';
import { type Claims, signToken } from '../../src/embedded/sign-in/tokens.ts';
import { canary, foreignId } from './canaries.ts';
import { secrets } from './grounds.ts';

const id = (last: string) => `00000000-0000-4000-8000-${last.padStart(12, '0')}`;
const [owner, stranger, removed] = [id('1'), id('2'), id('3')];
const [session, strangersSession, removedSession, endedSession] = [id('a1'), id('a2'), id('a3'), id('a4')];

/** An owner with a second factor, somebody who was one, and somebody who has an account and no right; what owners have said of a lead; what a server has said of itself. */
export async function plantPeople({ run }: Database): Promise<void> {
  await run(`
    insert into auth.users (id, email) values
      ('${owner}', 'ada@example.com'), ('${stranger}', 'eve@example.com'), ('${removed}', 'bob@example.com');
    insert into auth.sessions (id, user_id) values
      ('${session}', '${owner}'), ('${strangersSession}', '${stranger}'), ('${removedSession}', '${removed}');
    insert into auth.mfa_factors (user_id, status) values ('${owner}', 'verified');
    select public.add_owner('${owner}', 'ada@example.com');
    insert into public.lead_states (lead_id, state, changed_by) values ('${foreignId}', 'won', '${canary}');
    insert into public.lead_notes (lead_id, author, body) values ('${foreignId}', '${canary}', '${canary}');
    insert into public.lead_answers (id, lead_id, author, subject, body)
    values (gen_random_uuid(), '${foreignId}', '${canary}', '${canary}', '${canary}');
    insert into public.lead_payments (lead_id, verified_by) values ('${foreignId}', '${canary}');
    insert into duties.servers (place, status, noted_at) values ('${canary}', '{"version": "${canary}"}', clock_timestamp());
  `);
}

type Told = Claims & Record<string, unknown>;

const token = (claims: Told) => () => signToken(claims, secrets.jwtSecret);
const eve: Told = { sub: stranger, session_id: strangersSession, email: 'eve@example.com', aal: 'aal1' };
const ada: Told = { sub: owner, session_id: session, email: 'ada@example.com', aal: 'aal1' };
const says = { role: 'owner', is_owner: true, user_id: owner };

/** Who has no right to a row, with a token that was signed for them. */
export const withoutRight: Readonly<Record<string, () => string>> = {
  'a stranger who is signed in': token(eve),
  'a stranger with a second factor, who says to be the owner': token({
    ...{ ...eve, aal: 'aal2', email: ada.email, user_metadata: says, app_metadata: says },
  }),
  'an owner below the assurance level': token(ada),
  'an owner whose session has ended': token({ ...ada, session_id: endedSession, aal: 'aal2' }),
  'an owner with the session of somebody else': token({ ...ada, session_id: strangersSession, aal: 'aal2' }),
  'who was an owner': token({
    sub: removed,
    session_id: removedSession,
    email: 'bob@example.com',
    aal: 'aal1',
  }),
};

/** With the second factor: sees everything, or the others' seeing nothing would prove nothing. */
export const withRight = token({ ...ada, aal: 'aal2' });
