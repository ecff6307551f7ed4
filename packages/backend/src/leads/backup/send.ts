import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { BackupError } from './format.ts';
import { encryptedStart } from './keys.ts';

/**
 * Puts an encrypted backup into a store that speaks S3, under its own name; returns its address there. The store checks the
 * SHA-256 of what arrives.
 *
 * @param to The address of a folder in the store: https://s3.eu-central-1.amazonaws.com/bucket/folder.
 * @param environment AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; AWS_REGION where the address does not say it.
 */
export async function send(file: string, to: string, environment: NodeJS.ProcessEnv): Promise<string> {
  if (!(await isEncrypted(file))) {
    throw new BackupError(
      `${file} is not encrypted, so it stays here: make one with --encrypt-to, and send that.`,
    );
  }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_REGION } = environment;
  if (!accessKeyId || !secretAccessKey) {
    throw new BackupError(
      'Sending needs the keys of the store: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  }
  const url = `${to.replace(/\/$/, '')}/${encodeURIComponent(path.basename(file))}`;
  const store = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: 's3',
    retries: 0,
    ...(AWS_REGION && { region: AWS_REGION }),
  });
  const response = await store
    .fetch(url, {
      method: 'PUT',
      body: await openAsBlob(file),
      headers: { 'x-amz-content-sha256': await sha256(file) },
    })
    .catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message;
      throw new BackupError(`${file} was not sent: ${new URL(url).host} does not answer (${reason}).`);
    });
  if (!response.ok) {
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
    throw new BackupError(`${file} was not sent: the store answered ${`${response.status} ${code}`.trim()}.`);
  }
  return url;
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => {
    throw new BackupError(`There is no file ${file}.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(encryptedStart.length));
    return buffer.toString('latin1', 0, bytesRead) === encryptedStart;
  } finally {
    await handle.close();
  }
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}
