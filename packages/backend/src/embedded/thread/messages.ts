import { OwnerError } from '../owner-error.ts';

/** What the thread of the database is started with. */
export type ThreadData = { dataDir: string; jwtSecret: string; secretKey: string } & {
  databaseUrl?: string;
  rateLimit?: boolean;
  longestStatement: number;
};

/** What the thread counts up in the midst of a statement, while it can say nothing. */
export type ThreadSigns = { work: Int32Array };

/** Requests and answers as plain data: the classes of fetch cannot be handed to another thread. */
export type PlainRequest = {
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
  peerAddress: string | null;
  /** A visitor's request is told to come again after `patience.answer`; the owner's waits as long as the thread lives. */
  by: 'visitor' | 'owner';
};
export type PlainResponse = { status: number; headers: [string, string][]; body: ArrayBuffer | null };

export type ToThread =
  | { kind: 'request'; id: number; request: PlainRequest }
  /** Nobody waits for it any more: if it has not begun, it is not done. */
  | { kind: 'cancel'; id: number }
  | { kind: 'ping' }
  | { kind: 'close' };

export type FromThread =
  | { kind: 'open' }
  | { kind: 'not open'; error: PlainError }
  | { kind: 'answer'; id: number; response: PlainResponse }
  /** A fault in our code, not of the request. */
  | { kind: 'no answer'; id: number; error: PlainError }
  | { kind: 'pong' }
  /** It cannot go on, and ends. */
  | { kind: 'panic'; reason: string };

type PlainError = { message: string; stack: string | undefined; isForOwner: boolean };

export type Answering = (request: PlainRequest) => Promise<Response>;

export async function plainRequest(
  request: Request,
  origin: Pick<PlainRequest, 'peerAddress' | 'by'>,
): Promise<PlainRequest> {
  const { method, url, headers } = request;
  return { method, url, headers: [...headers], body: await bodyOf(request), ...origin };
}

export function toRequest({ method, url, headers, body }: PlainRequest): Request {
  return new Request(url, { method, headers, body });
}

export async function plainResponse(response: Response): Promise<PlainResponse> {
  return { status: response.status, headers: [...response.headers], body: await bodyOf(response) };
}

export function toResponse({ status, headers, body }: PlainResponse): Response {
  return new Response(body, { status, headers });
}

async function bodyOf(message: Request | Response): Promise<ArrayBuffer | null> {
  return message.body === null ? null : message.arrayBuffer();
}

export function plainError(error: unknown): PlainError {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, stack, isForOwner: error instanceof OwnerError };
}

export function toError({ message, stack, isForOwner }: PlainError): Error {
  const error = isForOwner ? new OwnerError(message) : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
