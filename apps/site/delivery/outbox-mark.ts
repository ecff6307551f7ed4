/* A mark on the device: an earlier page left something to send. If storage is blocked, nothing was kept either. */

const name = 'laliaflia-outbox';

export function mark(something: boolean): void {
  try {
    if (something) localStorage.setItem(name, '');
    else localStorage.removeItem(name);
  } catch {}
}

export function isMarked(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
