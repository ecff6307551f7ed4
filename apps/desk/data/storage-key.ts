/** Where the browser keeps the session. */
export const storageKey = 'laliaflia-desk';

/** Whether somebody may be signed in; that it is so is for the database to say. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
