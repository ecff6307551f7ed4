import type { Session } from '../connect.ts';
import type { Exclusive } from '../guards/role-queue.ts';

export type Account = {
  id: string;
  email: string;
  created_at: string;
  updated_at: string;
  email_confirmed_at: string | null;
  last_sign_in_at: string | null;
  /** Without their secrets. */
  factors?: readonly object[];
};

export type Begun = {
  session_id: string;
  refresh_token: string;
  account: Account & { aal: 'aal1' | 'aal2' };
};

/** Where accounts and their sessions are. Each call is one short turn of the database. */
export function openStore({ query }: Pick<Session, 'query'>, exclusive: Exclusive) {
  const ask = <Row>(statement: string, ...parameters: string[]) =>
    exclusive(() => query<Row>(statement, parameters));
  const begun = async (statement: string, ...parameters: string[]) =>
    (await ask<Begun>(`select * from ${statement}`, ...parameters))[0];
  const columns = 'id, email, created_at, updated_at, email_confirmed_at, last_sign_in_at';
  return {
    byPassword: (user: string) => begun('sign_in.by_password($1::uuid)', user),
    refresh: (token: string) => begun('sign_in.refresh($1)', token),
    takeLink: (token: string) => begun('sign_in.take_link($1)', token),

    async passwordOf(email: string) {
      const [found] = await ask<{ id: string; hash: string | null }>(
        'select id, encrypted_password as hash from auth.users where email = $1',
        email,
      );
      return found;
    },
    /** Undefined where its session is over. */
    async accountOf(session: string, user: string) {
      const [found] = await ask<Account>(
        `select ${columns}, sign_in.factors(id) as factors from auth.users where id = $2::uuid and exists (
           select from auth.sessions s where s.id = $1::uuid and s.user_id = users.id)`,
        ...[session, user],
      );
      return found;
    },
    async finish(session: string, user: string, scope: string) {
      await ask('select sign_in.finish($1::uuid, $2::uuid, $3)', session, user, scope);
    },

    /** Undefined where the session has not the assurance level that it takes. */
    async enrol(session: string, user: string, name: string, secret: string) {
      const [made] = await ask<{ id: string | null }>(
        'select sign_in.enrol($1::uuid, $2::uuid, $3, $4) as id',
        ...[session, user, name, secret],
      );
      return made?.id ?? undefined;
    },
    async challenge(session: string, user: string, factor: string) {
      const [made] = await ask<{ id: string | null }>(
        'select sign_in.challenge($1::uuid, $2::uuid, $3::uuid) as id',
        ...[session, user, factor],
      );
      return made?.id ?? undefined;
    },
    /** Undefined where nobody has asked for a code, or it was too long ago. */
    async secretOf(session: string, user: string, factor: string, challenge: string) {
      const [found] = await ask<{ secret: string | null }>(
        'select sign_in.secret_of($1::uuid, $2::uuid, $3::uuid, $4::uuid) as secret',
        ...[session, user, factor, challenge],
      );
      return found?.secret ?? undefined;
    },
    /** Undefined where a code of this step, or a later one, was used before. */
    pass: (session: string, user: string, factor: string, step: number) =>
      begun('sign_in.pass($1::uuid, $2::uuid, $3::uuid, $4::bigint)', session, user, factor, String(step)),
    async unenrol(session: string, user: string, factor: string) {
      const [found] = await ask<{ outcome: 'done' | 'unknown' | 'too low' }>(
        'select sign_in.unenrol($1::uuid, $2::uuid, $3::uuid) as outcome',
        ...[session, user, factor],
      );
      return found?.outcome ?? 'unknown';
    },

    async askLink(email: string) {
      await ask('select desk.ask_sign_in($1)', email);
    },

    all: () => ask<Account>(`select ${columns} from auth.users order by created_at, id`),
    async account(user: string) {
      const [found] = await ask<Account>(`select ${columns} from auth.users where id = $1::uuid`, user);
      return found;
    },
    /** Undefined where the address has an account. */
    async add(email: string, hash: string) {
      const [added] = await ask<Account>(
        `insert into auth.users (email, encrypted_password, email_confirmed_at) values ($1, $2, now())
         on conflict (email) do nothing returning ${columns}`,
        ...[email, hash],
      );
      return added;
    },
    /** Whoever was signed in with the old one is out. */
    async changePassword(user: string, hash: string) {
      const [changed] = await ask<Account>(
        `with ended as (delete from auth.sessions where user_id = $1::uuid)
         update auth.users set encrypted_password = $2, updated_at = now() where id = $1::uuid returning ${columns}`,
        ...[user, hash],
      );
      return changed;
    },
    async remove(user: string) {
      const [removed] = await ask<Account>(
        `delete from auth.users where id = $1::uuid returning ${columns}`,
        user,
      );
      return removed;
    },
  };
}

export type Store = ReturnType<typeof openStore>;
