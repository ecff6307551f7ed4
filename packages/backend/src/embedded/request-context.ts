import { AsyncLocalStorage } from 'node:async_hooks';

/** What the guards need to know about the request that the code below them is serving. */
export type RequestContext = {
  method: string;
  headers: string;
  rateLimit: boolean;
  /** Seconds that a statement may take; 0: as long as it wants. */
  longest: number;
  databaseError?: DatabaseError;
};

export type DatabaseError = {
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
};

export const requestContext = new AsyncLocalStorage<RequestContext>();
