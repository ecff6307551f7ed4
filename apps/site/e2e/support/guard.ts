import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Request,
  type WebError,
} from '@playwright/test';
import { shared } from './installations.ts';

export interface Guard {
  /** Allows console messages that the test causes on purpose. */
  expectConsole(pattern: RegExp): void;
  /** Fails if anything was surprising. */
  end(): Promise<void>;
}

const allowedPorts = new Set([shared.port, shared.apiPort].map(String));

/**
 * Watches the pages of a context for an error in the console (such as a violated content policy or a failed hydration), an
 * uncaught exception, and a request to an origin that is neither the site nor its API.
 */
export function watch(context: BrowserContext): Guard {
  const expected: RegExp[] = [];
  const surprises: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) surprises.push(text);
  };
  const onConsole = (message: ConsoleMessage) => {
    // The browser logs the status of every unknown address that a test opens on purpose.
    const isOwnStatus =
      message.location().url === message.page()?.url() && /status of 404/.test(message.text());
    if (/^(error|warning)$/.test(message.type()) && !isOwnStatus) note(message.text());
  };
  const onError = (error: WebError) => note(String(error.error()));
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !allowedPorts.has(new URL(origin).port)) note(`request to ${origin}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  return {
    expectConsole: (pattern) => expected.push(pattern),
    async end() {
      // The next test uses the same context.
      context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
      await context.setOffline(false);
      expect(surprises).toEqual([]);
    },
  };
}
