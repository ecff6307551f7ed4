// Hashes passwords in a program that gives way to others: whoever sends a form does not wait for whoever guesses. With the
// lowest priority it got no turn on a busy machine, and nobody could sign in.
import { type ScryptOptions, scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';

export type ToHash = {
  id: number;
  password: string;
  salt: Uint8Array;
  length: number;
  options: ScryptOptions;
};
export type Hashed = { id: number; key: Uint8Array };

setPriority(5);
// Without the server that asks, it ends.
process.on('disconnect', () => process.exit());
process.on('message', ({ id, password, salt, length, options }: ToHash) => {
  const hashed: Hashed = { id, key: scryptSync(password, salt, length, options) };
  process.send?.(hashed);
});
