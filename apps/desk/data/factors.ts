import { database } from './client.ts';
import { type Outcome, outcomeOf } from './session.ts';
import { site } from './site.ts';

export interface NewFactor {
  id: string;
  /** For `src`. */
  picture: string;
  secret: string;
}

interface Account {
  /** When each code app was added. */
  factors: readonly { id: string; created_at: string }[];
  /** When somebody has signed in here; undefined where that is not known. */
  since: string | undefined;
}

export async function readAccount(_id: string, _signal: AbortSignal): Promise<Account> {
  const { auth } = await database();
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw error;
  const { session } = (await auth.getSession()).data;
  return { factors: data.totp, since: session?.user.last_sign_in_at };
}

/** After the password: for one app of the account, whichever it is. */
export async function enterCode(code: string): Promise<Outcome> {
  const { mfa } = (await database()).auth;
  const { data, error } = await mfa.listFactors();
  let outcome = outcomeOf(error);
  for (const { id } of data?.totp ?? []) {
    outcome = outcomeOf((await mfa.challengeAndVerify({ factorId: id, code })).error);
    if (outcome !== 'wrong') break;
  }
  return outcome;
}

/** Asks for nothing before {@link finishFactor}. Undefined where the server has none. */
export async function beginFactor(): Promise<NewFactor | undefined> {
  const { mfa } = (await database()).auth;
  const { data: before } = await mfa.listFactors();
  // What was begun and never finished would stand in the way.
  for (const { id, status } of before?.all ?? [])
    if (status === 'unverified') await mfa.unenroll({ factorId: id });
  const { data } = await mfa.enroll({
    factorType: 'totp',
    friendlyName: new Date().toISOString(),
    issuer: new URL(site().url).host,
  });
  return data?.type === 'totp'
    ? { id: data.id, picture: data.totp.qr_code, secret: data.totp.secret }
    : undefined;
}

export async function finishFactor(factorId: string, code: string): Promise<Outcome> {
  return outcomeOf((await (await database()).auth.mfa.challengeAndVerify({ factorId, code })).error);
}

/** @returns Whether it is gone. */
export async function removeFactor(factorId: string): Promise<boolean> {
  const { auth } = await database();
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error) return false;
  // The token tells of the level, and the session of its factors.
  await auth.refreshSession();
  return true;
}
