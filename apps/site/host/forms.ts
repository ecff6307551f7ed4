import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type Proxies, visitorAddress } from '@laliaflia/backend/visitor-address';
import {
  type HostForm,
  type HostRefusal,
  type PostRefusal,
  parseHostForm,
  postLimits,
  type RefusalWords,
} from '@laliaflia/leads';
import busboy from 'busboy';

export type FormSubmission = HostForm & { peerAddress?: string };
export type StoreForm = (submission: FormSubmission) => Promise<unknown>;

/** Room for the multipart framing around what a form may carry. */
const largestBody = postLimits.totalCharacters * 4 + 64 * 1024;

type Reason = PostRefusal | HostRefusal;

/** What the host would answer. */
const statuses: Record<Reason['kind'], number> = {
  'unknown form': 404,
  'wrong fields': 400,
  'field too long': 413,
  'too much': 413,
  'wrong type': 415,
  'too large': 413,
  unreadable: 400,
  'broken off': 400,
  'another site': 403,
};

/** A form that is not stored. */
export class FormRefusal extends Error {
  readonly status: number;
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason.kind);
    this.reason = reason;
    this.status = statuses[reason.kind];
  }

  /** For the visitor; wrong fields are told one by one. */
  say(words: RefusalWords): string {
    if (this.reason.kind === 'wrong fields') return '';
    const say = words[this.reason.kind] as (reason: Reason) => string;
    return say(this.reason);
  }
}

export async function readSubmission(request: IncomingMessage, proxies: Proxies): Promise<FormSubmission> {
  if (isFromAnotherSite(request.headers)) throw new FormRefusal({ kind: 'another site' });
  const result = parseHostForm(await readPairs(request));
  if (!result.ok) throw new FormRefusal(result.refusal);
  const peerAddress = visitorAddress(request, proxies);
  return { ...result.form, ...(peerAddress !== null && { peerAddress }) };
}

/**
 * A browser of today says itself whether a post comes from a page of this site; that holds behind a proxy that changes the
 * host, too. Of an older one the origin is compared with the host, and without an origin nobody can tell.
 */
function isFromAnotherSite({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return URL.parse(origin)?.host !== host;
}

function readPairs(request: IncomingMessage): Promise<[string, string][]> {
  const type = request.headers['content-type'] ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new FormRefusal({ kind: 'wrong type' });
  }
  const tooLarge = () => new FormRefusal({ kind: 'too large' });
  const unreadable = () => new FormRefusal({ kind: 'unreadable' });
  if (Number(request.headers['content-length'] ?? 0) > largestBody) throw tooLarge();

  return new Promise((resolve, reject) => {
    const pairs: [string, string][] = [];
    let received = 0;
    const refuse = (error: Error) => {
      request.unpipe();
      reject(error);
    };
    const limits = { fields: postLimits.fields + 1, fieldSize: largestBody, files: 0 };
    let parser: ReturnType<typeof busboy>;
    try {
      parser = busboy({ headers: request.headers, limits });
    } catch {
      reject(unreadable());
      return;
    }
    // Of a part without a name, or in a charset that it does not know, the parser hands over nothing.
    parser.on('field', (name?: string, value?: string) => {
      if (name === undefined || value === undefined) refuse(unreadable());
      else pairs.push([name, value]);
    });
    parser.on('fieldsLimit', () => refuse(tooLarge()));
    parser.on('error', () => refuse(unreadable()));
    parser.on('close', () => resolve(pairs));
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > largestBody) refuse(tooLarge());
    });
    request.on('close', () => {
      if (!request.complete) refuse(new FormRefusal({ kind: 'broken off' }));
    });
    request.pipe(parser);
  });
}
