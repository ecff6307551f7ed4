/* A mark on the device: an earlier page has left something to send. Storage may be blocked; then nothing was kept either. */

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
