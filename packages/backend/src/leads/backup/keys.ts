import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './format.ts';
import { type Bytes, writeWhole } from './write-whole.ts';

/* Encryption is that of age (age-encryption.org): whoever has the key can open a backup with the age command, too. */

export const encryptedStart = 'age-encryption.org/';

/** Writes a new secret key into a file; returns the public key, with which anybody can encrypt to it. */
export async function makeKey(file: string): Promise<string> {
  const secret = await generateX25519Identity();
  const recipient = await identityToRecipient(secret);
  await writeWhole(file, [`# public key: ${recipient}\n${secret}\n`]);
  return recipient;
}

/** @param key A public key (age1…), or a file with some. */
export function encryptTo(key: string): (source: Bytes) => Bytes {
  const keys = key.startsWith('age1') ? [key] : readKeys(key, /\bage1[a-z0-9]+/g);
  const encrypter = new Encrypter();
  for (const each of keys) {
    try {
      encrypter.addRecipient(each);
    } catch {
      throw new BackupError(
        `"${each}" is no public key of age: it starts with age1 and comes from --new-key.`,
      );
    }
  }
  return async function* (source) {
    yield* await encrypter.encrypt(toWeb(source));
  };
}

/** @param file The secret key, as makeKey or age-keygen writes it. */
export async function decrypt(source: Bytes, file: string): Promise<Bytes> {
  const decrypter = new Decrypter();
  for (const each of readKeys(file, /\bAGE-SECRET-KEY-[A-Z0-9-]+/g)) {
    try {
      decrypter.addIdentity(each);
    } catch {
      throw new BackupError(`The secret key in ${file} is damaged.`);
    }
  }
  return decrypter.decrypt(toWeb(source)).catch((error: Error) => {
    if (!/no identity matched/.test(error.message)) throw error;
    throw new BackupError(`The backup is encrypted to another key than that in ${file}.`);
  });
}

function readKeys(file: string, pattern: RegExp): string[] {
  if (!existsSync(file)) throw new BackupError(`There is no key file ${file}.`);
  const keys = readFileSync(file, 'utf8').match(pattern);
  if (!keys) throw new BackupError(`${file} holds no key of the kind that is asked for here.`);
  return keys;
}

function toWeb(source: Bytes): ReadableStream<Uint8Array> {
  // The same thing in two libraries of types.
  return Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>;
}
