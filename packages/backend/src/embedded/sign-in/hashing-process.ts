// Hashes passwords in a program that gives way to all others: whoever sends a form does not wait for whoever guesses.
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

setPriority(19);
// Without the server that asks, it ends.
process.on('disconnect', () => process.exit());
process.on('message', ({ id, password, salt, length, options }: ToHash) => {
  const hashed: Hashed = { id, key: scryptSync(password, salt, length, options) };
  process.send?.(hashed);
});
