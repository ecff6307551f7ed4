import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Backend, CountViolation, PressLink } from '@laliaflia/backend/embedded';
import type { Handler } from '@laliaflia/backend/serve';
import { type Proxies, readProxies } from '@laliaflia/backend/visitor-address';
import { CompressedCopies, negotiate } from './encodings.ts';
import { createFormHandler } from './form-handler.ts';
import type { StoreForm } from './forms.ts';
import { headersFor, parseHeaders } from './headers.ts';
import { createLinkHandler } from './newsletter-links.ts';
import { policyHeader, strictestPolicy } from './page.ts';
import { createReportHandler, reportsAddress } from './policy-reports.ts';
import { matchRedirect, parseRedirects } from './redirects.ts';
import { noStore, redirect, revalidate, sendText } from './responses.ts';
import { type StaticFile, StaticSite } from './static-site.ts';
import type { HostWords } from './words.ts';

export interface HostOptions {
  /** The built folder with its `_headers` and `_redirects`. */
  root: string;
  /** Where compressed copies are kept between runs. */
  compressed: string;
  storeFormSubmission: StoreForm;
  countViolation: CountViolation;
  /** Default: nobody is told of what failed on our side. */
  notePage?: Backend['notePage'];
  pressNewsletterLink: PressLink;
  words: HostWords;
  /** Whose X-Forwarded-For counts. Default: nobody's. */
  proxies?: Proxies;
}

const policyName = policyHeader.toLowerCase();

/** Answers as the production host does with the same folder. */
export function createHost({
  root,
  compressed,
  storeFormSubmission,
  countViolation,
  notePage,
  pressNewsletterLink,
  words,
  proxies = readProxies(),
}: HostOptions): Handler {
  const { refusals } = words;
  const site = new StaticSite(root);
  const copies = new CompressedCopies(compressed);
  const handleForm = createFormHandler(storeFormSubmission, words, proxies);
  const links = createLinkHandler(pressNewsletterLink, words, proxies);
  const handleReport = createReportHandler(countViolation, (path) => site.find(path).kind === 'file');
  const headerRules = parseHeaders(readIfThere(path.join(root, '_headers')));
  const redirectRules = parseRedirects(readIfThere(path.join(root, '_redirects')));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '/', 'http://host');
    const address = url === null ? undefined : decodePath(url.pathname);
    if (notePage) response.once('close', noteFailure(notePage, request, response, address));
    // Whatever is answered, unless it says otherwise itself.
    const everywhere = {
      [policyName]: strictestPolicy,
      ...headersFor(headerRules, address ?? '/'),
      'cache-control': noStore,
    };
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
    if (url === null || address === undefined) return sendText(response, 400, refusals.unreadableAddress);
    if (request.method === 'POST' && address === reportsAddress) {
      response.writeHead(await handleReport(request)).end();
      return;
    }
    const press = request.method === 'POST' ? links.readPress(address, url.search) : undefined;
    if (press !== undefined) return links.answer(request, response, press);
    if (request.method === 'POST') return answerForm(request, response, address, url.search);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, refusals.wrongMethod, {
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
    return answerMissing(request, response, address);
  }

  function answerMissing(request: IncomingMessage, response: ServerResponse, address: string) {
    const notFound = site.files.get('/404.html');
    if (notFound === undefined) return sendText(response, 404, refusals.noSuchPage);
    return sendFile(request, response, notFound, 404, address);
  }

  async function answerForm(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    search: string,
  ): Promise<void> {
    const isThere = site.find(address).kind !== 'missing' || matchRedirect(redirectRules, address, search);
    const outcome = await handleForm(request, response, isThere ? encodeURI(address) + search : '/');
    if (outcome === 'page') return answerPage(request, response, address, search);
    if (outcome === 'missing') return answerMissing(request, response, address);
  }

  /** A form that the database does not take now, 503, stands in the log already. */
  function noteFailure(
    note: Backend['notePage'],
    { method = '' }: IncomingMessage,
    response: ServerResponse,
    address = '',
  ) {
    const start = performance.now();
    return () => {
      const { statusCode: status } = response;
      if (status < 500 || status === 503) return;
      const target = site.find(address).kind === 'file' ? address : 'other';
      note({ method, target, status, milliseconds: Math.round(performance.now() - start) });
    };
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
      vary: 'accept-encoding',
      ...(status < 400
        ? { 'cache-control': revalidate, ...headersFor(headerRules, address), etag: entityTag }
        : { 'x-robots-tag': 'noindex', ...policyOf(file) }),
      ...(copy !== undefined && encoding !== undefined && { 'content-encoding': encoding }),
    };
    if (status === 200 && request.method !== 'POST' && isFresh(request.headers['if-none-match'], entityTag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const body = copy ?? file.body;
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** A page at an address that is not its own. */
  function policyOf({ path: own }: StaticFile): Record<string, string> {
    const policy = headersFor(headerRules, own)[policyName];
    return policy === undefined ? {} : { [policyName]: policy };
  }

  return answer;
}

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
