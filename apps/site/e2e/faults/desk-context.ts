import { randomUUID } from 'node:crypto';
import { EMBEDDED_PUBLISHABLE_KEY } from '@laliaflia/backend/embedded';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { pane, passwordIn, press } from '../support/desk.ts';
import { ownCommand } from './stored-leads.ts';
import type { TestEnvironment } from './test-environment.ts';

/** A lead, and an owner who works with it at one desk or at several. */
export interface DeskContext {
  environment: TestEnvironment;
  /** Of the lead. */
  name: string;
  email: string;
  owner: { email: string };
  /** Signs in with a browser of its own and opens the lead. It shows what it has read until something is pressed. */
  open(): Promise<Page>;
  /** Gives the owner a new password, which ends all sessions. */
  newPassword(): Promise<string>;
  /** The answers to the lead, read directly and not through the proxies. */
  stored(): Promise<{ body: string }[]>;
  /** What stands in each answer that has come to the lead's address. */
  received(): (string | undefined)[];
}

/** Gives `run` a lead and an owner of its own, and closes the browsers. */
export async function withDesk(
  browser: Browser,
  environment: TestEnvironment,
  run: (context: DeskContext) => Promise<void>,
): Promise<void> {
  await environment.reset();
  const { address, origin, mailServer } = environment;
  const { api, secretKey } = origin.target;
  const [lead, mark] = [randomUUID(), randomUUID()];
  const [name, email] = [`Olga ${mark.slice(0, 8)}`, `olga.${mark}@example.com`];
  const owner = { email: `owner.${mark}@example.com` };
  const ask = async (path: string, key: string, body?: object) => {
    const answer = await fetch(`${api}/rest/v1/${path}`, {
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    expect(answer.ok, path).toBe(true);
    return body ? undefined : answer.json();
  };
  await ask('contact_submissions', EMBEDDED_PUBLISHABLE_KEY, {
    ...{ id: lead, name, email, company: 'Northwind', role: 'product', message: 'A redesign' },
  });
  const ownerCommand = async (what: string) =>
    passwordIn(await ownCommand('owner', origin.dataDir, [what, owner.email]));
  let password = await ownerCommand('add');
  const contexts: BrowserContext[] = [];
  const stored = () => ask(`lead_answers?lead_id=eq.${lead}`, secretKey);
  try {
    await run({
      ...{ environment, name, email, owner, stored },
      async open() {
        const context = await browser.newContext({
          baseURL: address,
          viewport: { width: 1280, height: 800 },
          reducedMotion: 'reduce',
        });
        contexts.push(context);
        context.setDefaultTimeout(30_000);
        const page = await context.newPage();
        // As in a window behind others, where nothing is looked for by itself: two desks do what they do at once.
        await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
        await page.goto(`/desk/leads/${lead}`);
        await page.getByLabel('E-mail').fill(owner.email);
        await page.getByLabel('Password').fill(password);
        await press(page, 'Sign in');
        await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(name);
        return page;
      },
      async newPassword() {
        password = await ownerCommand('password');
        return password;
      },
      received: () =>
        mailServer.mails
          .filter(({ to, parsed }) => to.includes(email) && !parsed.headers.has('auto-submitted'))
          .map(({ parsed }) => parsed.text),
    });
  } finally {
    for (const context of contexts) await context.close();
    await environment.reset();
  }
}
