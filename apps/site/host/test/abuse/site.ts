import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from '@laliaflia/backend/embedded';
import { serve } from '@laliaflia/backend/serve';
import { readProxies } from '@laliaflia/backend/visitor-address';
import { headersFile, redirectsFile } from '../../../build/host/host-files.ts';
import { contentSecurityPolicy, securityHeaders } from '../../../build/host/policy.ts';
import { hostWords } from '../../../delivery/host-words.ts';
import { policyHeader } from '../../page.ts';
import { createHost } from '../../server.ts';

/** Stands in a form that is stored before the first attack. */
export const canary = 'canary-8e2b6d41';

/** On every answer, whatever was asked. */
export const everywhere = { ...securityHeaders(), [policyHeader]: '' };
const policy = contentSecurityPolicy({ scripts: [], styles: [] }, 'http://localhost:54321');

export interface StoredRow {
  form_name: string;
  fields: Record<string, string>;
  spam: boolean;
}

export interface Site {
  port: number;
  /** The rows of the form handling, oldest first. */
  rows(): Promise<StoredRow[]>;
  close(): Promise<void>;
}

/** The host over a few pages, with the headers and redirects of a build, and a database of its own behind it. */
export async function openSite(template: string): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-site-'));
  const root = path.join(folder, 'site');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const dataDir = path.join(folder, 'data');
  cpSync(template, dataDir, { recursive: true });
  // What a way up out of the folder would find.
  writeFileSync(path.join(folder, 'secrets.json'), canary);
  const backend = await startBackend({ dataDir, port: 0 });
  const { storeFormSubmission, countViolation, pressNewsletterLink } = backend;
  await storeFormSubmission({
    form_name: 'contact',
    fields: { name: canary, email: `${canary}@example.com` },
    spam: false,
  });
  // The suite stands before it as a trusted proxy, and so gives each attack a visitor of its own.
  const proxies = readProxies('127.0.0.1');
  const compressed = path.join(folder, 'compressed');
  const host = createHost({
    root,
    compressed,
    storeFormSubmission,
    countViolation,
    pressNewsletterLink,
    words: hostWords,
    proxies,
  });
  const { port, close } = await serve(host, { port: 0 });
  return {
    port,
    async rows() {
      const url = `${backend.url}/rest/v1/form_submissions?select=form_name,fields,spam&order=created_at`;
      return (await (await fetch(url, { headers: { apikey: backend.secretKey } })).json()) as StoredRow[];
    },
    async close() {
      await close();
      await backend.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

const files: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'contact.html': 'contact',
  'thank-you.html': 'thanks',
  'blog/article.html': 'article',
  '404.html': 'lost',
  'assets/a.js': 'a()',
  _headers: headersFile(
    securityHeaders(),
    {
      pages: ['/', '/contact', '/thank-you', '/blog/:slug', '/404'].map((pattern) => ({
        pattern,
        hasVariants: false,
        policy,
      })),
      others: policy,
    },
    ['assets/*'],
  ),
  _redirects: `${redirectsFile([], { redirects: { '/webinars': '/webinar' }, patterns: ['/blog/:slug'] })}/go/* /:splat 302\n`,
};
