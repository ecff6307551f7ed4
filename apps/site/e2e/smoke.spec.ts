import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../build/paths.ts';
import { shared } from './support/installations.ts';
import { expect, rows, test } from './support/test.ts';

/** What `pnpm smoke` says and how it ends. @param onLine May end it. */
function smoke(...[onLine]: [((line: string, stop: () => void) => void)?]) {
  const runner = path.join(repositoryRoot, 'packages/tooling/run.mjs');
  const child = spawn(process.execPath, [runner, 'apps/site/scripts/smoke.ts', shared.url], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: shared.data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk) => {
    const said = String(chunk).split('\n');
    lines.push(...said);
    for (const line of said) onLine?.(line, () => child.kill('SIGTERM'));
  });
  return new Promise<{ code: number | null; lines: string[] }>((resolve) =>
    child.once('close', (code) => resolve({ code, lines })),
  );
}

const left = async () => [
  ...(await rows('contact_submissions', 'select=email&email=like.*%2Bsmoke-*')),
  ...(await rows('newsletter_subscriptions', 'select=email&email=like.*%2Bsmoke-*')),
  ...(await rows('form_submissions', 'select=fields&fields->>email=like.*%2Bsmoke-*')),
  ...(await rows('chat_conversations', 'select=message&message=like.*%2Bsmoke-*')),
];

test.describe.configure({ mode: 'serial' });

test('pnpm smoke finds every marked lead and its mails, and leaves nothing', async () => {
  const { code, lines } = await smoke();
  expect(lines.filter((line) => line.startsWith('✘'))).toEqual([]);
  expect(code).toBe(0);
  const text = lines.join('\n');
  expect(text).toMatch(/✔ \d+ pages answer with status 200/);
  for (const kind of ['contact', 'newsletter', 'workshop-booking', 'webinar', 'assessment-report']) {
    expect(text).toContain(`${kind} by script`);
    expect(text).toMatch(new RegExp(`${kind} of /\\S* without scripts`));
  }
  expect(text).toContain('chat-message by script');
  expect(text).toContain('Nothing of this smoke test is left in the database.');
  expect(await left()).toEqual([]);
});

test('pnpm smoke that is broken off leaves nothing either', async () => {
  let before: Promise<unknown[]> | undefined;
  const { code, lines } = await smoke((line, stop) => {
    if (!line.includes('marked leads are sent')) return;
    before = left();
    stop();
  });
  expect(code).toBe(130);
  expect(lines.join('\n')).toContain('Broken off.');
  expect(await before).toBeDefined();
  expect(await left()).toEqual([]);
});
