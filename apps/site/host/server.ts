import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { CompressedCopies, negotiate } from './encodings.ts';
import { detectForms, FormRefusal, type FormSubmission, readSubmission } from './forms.ts';
import { headersFor, parseHeaders } from './headers.ts';
import { matchRedirect, parseRedirects } from './redirects.ts';
import { type StaticFile, StaticSite } from './static-site.ts';

export interface HostOptions {
  /** The built folder with its `_headers` and `_redirects`. */
  root: string;
  /** Where compressed copies are kept between runs. */
  compressed: string;
  storeFormSubmission: (submission: FormSubmission) => Promise<unknown>;
}

const revalidate = 'public, max-age=0, must-revalidate';

/** A server that behaves as the production host does with the same folder. */
export function createHost({ root, compressed, storeFormSubmission }: HostOptions): Server {
  const site = new StaticSite(root);
  const copies = new CompressedCopies(compressed);
  const headerRules = parseHeaders(readIfThere(path.join(root, '_headers')));
  const redirectRules = parseRedirects(readIfThere(path.join(root, '_redirects')));
  const forms = detectForms(site);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '/', 'http://host');
    const address = url === null ? undefined : decodePath(url.pathname);
    if (url === null || address === undefined) return sendText(response, 400, 'The address cannot be read.');
    if (request.method === 'POST') return answerForm(request, response, address, url.search);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'This address takes GET, HEAD and forms by POST.', {
        allow: 'GET, HEAD, POST',
      });
    }
    return answerPage(request, response, address, url.search);
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, address: string, search: string) {
    const found = site.find(address);
    const rule = matchRedirect(redirectRules, address, search);
    if (rule !== undefined && (rule.force || found.kind === 'missing')) {
      if (rule.status >= 300 && rule.status < 400) return redirect(response, rule.status, rule.to);
      const target = site.find(rule.to);
      if (target.kind === 'file') return sendFile(request, response, target.file, rule.status, address);
    }
    if (found.kind === 'redirect') return redirect(response, 301, encodeURI(found.to) + search);
    if (found.kind === 'file') return sendFile(request, response, found.file, 200, address);
    const notFound = site.files.get('/404.html');
    if (notFound === undefined) return sendText(response, 404, 'Not found.');
    return sendFile(request, response, notFound, 404, address);
  }

  async function answerForm(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    search: string,
  ): Promise<void> {
    try {
      await storeFormSubmission(await readSubmission(request, forms));
    } catch (error) {
      request.resume();
      if (!(error instanceof FormRefusal)) console.error('A form was not stored:', error);
      const status = error instanceof FormRefusal ? error.status : statusOf(error);
      if (status === 404) return answerPage(request, response, '/404.html', '');
      return sendText(response, status, error instanceof FormRefusal ? error.message : notStored);
    }
    // A browser that navigates is sent on, so that a reload does not send the form again; a script gets its 200.
    if (request.headers['sec-fetch-mode'] === 'navigate') {
      return redirect(response, 303, encodeURI(address) + search);
    }
    return answerPage(request, response, address, search);
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: StaticFile,
    status: number,
    address: string,
  ): Promise<void> {
    const encoding = negotiate(request.headers['accept-encoding']);
    const copy = encoding === undefined ? undefined : await copies.get(file, encoding);
    const entityTag = `"${file.hash}${copy === undefined ? '' : `-${encoding}`}"`;
    const headers: Record<string, string | number> = {
      'content-type': file.type,
      'cache-control': revalidate,
      vary: 'accept-encoding',
      ...headersFor(headerRules, address),
      etag: entityTag,
      ...(copy !== undefined && { 'content-encoding': encoding }),
    };
    if (status === 200 && request.method !== 'POST' && isFresh(request.headers['if-none-match'], entityTag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const body = copy ?? file.body;
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error('The site failed to answer', request.method, request.url, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The site failed to answer.');
    });
  });
}

const notStored =
  'Your message could not be stored. Please go back, where your words are still there, and send it again.';

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function decodePath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function isFresh(ifNoneMatch: string | undefined, entityTag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(entityTag) || tags.includes('*');
}

/** A refusal of the database carries its status (429 for too many); everything else is our own failure. */
function statusOf(error: unknown): number {
  const status = error instanceof Object && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location, 'cache-control': revalidate, 'content-length': 0 }).end();
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .end(text);
}
