import type { IncomingMessage } from 'node:http';
import { formLimits, type HostForm, parseHostForm } from '@laliaflia/leads';
import busboy from 'busboy';

export type FormSubmission = HostForm & { peerAddress?: string };
export type StoreForm = (submission: FormSubmission) => Promise<unknown>;

/** Room for the multipart framing around what a form may carry. */
const largestBody = formLimits.totalCharacters * 4 + 64 * 1024;

/** An answer that is not a stored submission; `status` is what the host would say. */
export class FormRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export async function readSubmission(request: IncomingMessage): Promise<FormSubmission> {
  const result = parseHostForm(await readPairs(request));
  if (!result.ok) throw new FormRefusal(result.status, result.error);
  const { remoteAddress } = request.socket;
  return { ...result.form, ...(remoteAddress !== undefined && { peerAddress: remoteAddress }) };
}

function readPairs(request: IncomingMessage): Promise<[string, string][]> {
  const type = request.headers['content-type'] ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new FormRefusal(415, 'A form is sent as application/x-www-form-urlencoded or multipart/form-data.');
  }
  const tooLarge = () => new FormRefusal(413, 'The form is larger than this host takes.');
  const unreadable = () => new FormRefusal(400, 'The form cannot be read.');
  if (Number(request.headers['content-length'] ?? 0) > largestBody) throw tooLarge();

  return new Promise((resolve, reject) => {
    const pairs: [string, string][] = [];
    let received = 0;
    const refuse = (error: Error) => {
      request.unpipe();
      reject(error);
    };
    const limits = { fields: formLimits.fields + 1, fieldSize: largestBody, files: 0 };
    let parser: ReturnType<typeof busboy>;
    try {
      parser = busboy({ headers: request.headers, limits });
    } catch {
      reject(unreadable());
      return;
    }
    parser.on('field', (name, value) => pairs.push([name, value]));
    parser.on('fieldsLimit', () => refuse(tooLarge()));
    parser.on('error', () => refuse(unreadable()));
    parser.on('close', () => resolve(pairs));
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > largestBody) refuse(tooLarge());
    });
    request.on('close', () => {
      if (!request.complete) refuse(new FormRefusal(400, 'The form broke off.'));
    });
    request.pipe(parser);
  });
}
