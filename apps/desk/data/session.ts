import { lacksSecondFactor } from '@laliaflia/leads/assurance';
import type { AuthError } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { database, databaseInUse } from './client.ts';
import { forgetDrafts } from './drafts.ts';
import { mayBeSignedIn, storageKey } from './storage-key.ts';

export interface SignedIn {
  email: string;
  /** There is a second factor, and it was not used yet. */
  needsCode: boolean;
}

/** Undefined until it is known. Another tab that signs in or out is followed. */
export function useSession(): SignedIn | null | undefined {
  const [session, setSession] = useState<SignedIn | null | undefined>(() =>
    mayBeSignedIn() ? undefined : null,
  );
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    // Whoever is about to sign in here needs it, too: see the form.
    if (mayBeSignedIn()) prepare();
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey() && newValue !== null) prepare();
    };
    addEventListener('storage', hear);
    void databaseInUse.then(({ auth }) => {
      if (isGone) return;
      let latest: object | null;
      const { data } = auth.onAuthStateChange((_event, next) => {
        latest = next;
        if (next === null) return setSession(null);
        // Not awaited in here, where the client waits itself.
        void lacksSecondFactor(auth, next).then((needsCode) => {
          if (latest === next) setSession({ email: next.user.email ?? '', needsCode });
        });
      });
      stop = () => data.subscription.unsubscribe();
    });
    return () => {
      isGone = true;
      removeEventListener('storage', hear);
      stop?.();
    };
  }, []);
  return session;
}

/** Loads what signing in needs. Without a network it is asked for again when it is used. */
export function prepare(): void {
  database().catch(() => {});
}

export type Outcome = 'done' | 'wrong' | 'wait' | 'failed';

export async function signInWithPassword(email: string, password: string): Promise<Outcome> {
  return outcomeOf((await (await database()).auth.signInWithPassword({ email, password })).error);
}

/** Nobody is told whether the address is known, and no account is made. */
export async function askForLink(email: string): Promise<Outcome> {
  const { error } = await (await database()).auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo: `${location.origin}/desk/` },
  });
  const outcome = outcomeOf(error);
  return outcome === 'wrong' ? 'done' : outcome;
}

export async function signInWithLink(token: string): Promise<Outcome> {
  return outcomeOf((await (await database()).auth.verifyOtp({ token_hash: token, type: 'email' })).error);
}

/** A session that has ended elsewhere ends here, too: the form to sign in shows, at the same address. */
export async function endIfOver(): Promise<void> {
  // Where nobody answers, nothing is known.
  await (await database()).auth.getUser().catch(() => {});
}

/** In all tabs and on all devices. */
export async function signOut(): Promise<void> {
  forgetDrafts();
  const { error } = await (await database()).auth.signOut({ scope: 'global' });
  // Where nobody answers, at least this browser forgets.
  if (error) await (await database()).auth.signOut({ scope: 'local' });
}

export function outcomeOf(error: AuthError | null): Outcome {
  if (error === null) return 'done';
  const { status = 0 } = error;
  if (status === 429) return 'wait';
  return status >= 400 && status < 500 ? 'wrong' : 'failed';
}
