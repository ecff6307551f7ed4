/** All that is answered under `/auth/v1` without the secret key. What stands before the server passes these and no other. */
export const signInCalls = [
  'POST /auth/v1/token',
  'POST /auth/v1/otp',
  'POST /auth/v1/verify',
  'POST /auth/v1/logout',
  'GET /auth/v1/user',
  'POST /auth/v1/factors',
  'DELETE /auth/v1/factors/:id',
  'POST /auth/v1/factors/:id/challenge',
  'POST /auth/v1/factors/:id/verify',
] as const;

export type SignInCall = (typeof signInCalls)[number];

const ofId = /(?<=\/factors\/)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/;

/** Which of them a request is, and the id in its address. */
export function findCall(method: string, pathname: string): { call: SignInCall; id: string } | undefined {
  const wanted = `${method} ${pathname.replace(ofId, ':id')}`;
  const call = signInCalls.find((known) => known === wanted);
  return call && { call, id: ofId.exec(pathname)?.[0] ?? '' };
}
