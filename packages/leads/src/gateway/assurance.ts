import type { Session, SupabaseClient } from '@supabase/supabase-js';

/**
 * Whether a session lacks the second factor that its account has. The level is the claim `aal` of the token, which is verified
 * against the public keys of the server, or by asking it where there are none.
 */
export async function lacksSecondFactor(
  auth: SupabaseClient['auth'],
  { access_token, user }: Session,
): Promise<boolean> {
  const canReachNext = user.factors?.some(({ status }) => status === 'verified') ?? false;
  if (!canReachNext) return false;
  const { data, error } = await auth.getClaims(access_token);
  if (data) return data.claims.aal !== 'aal2';
  const { status = 0 } = error ?? {};
  if (status >= 400 && status < 500 && status !== 429) return true;
  // Nobody answers. What the token says opens nothing that the database would not open.
  return (await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel !== 'aal2';
}
