import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Driver } from './driver.ts';
import { end, freePort, hiddenScreen, program, start } from './processes.ts';

/** The window may be no narrower than its toolbar, which is made small here, so that the page gets 390 pixels. */
const smallToolbar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 6px; }';

/**
 * The protocol tells nothing of the console. From the end of loading on the page notes it itself: that is before its scripts
 * take over, which they do at a visitor's first act.
 */
const note = `() => {
  if (window.noted) return;
  window.noted = [];
  const add = (text) => window.noted.push(String(text));
  addEventListener('error', ({ message }) => add('error: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => add('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    add('policy: ' + violatedDirective + ' ' + blockedURI));
  for (const level of ['error', 'warn']) {
    const before = console[level];
    console[level] = (...words) => {
      add(level + ': ' + words.join(' '));
      before.apply(console, words);
    };
  }
}`;

/** WebKitGTK's small browser, by WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function openWebkit(): Promise<Driver> {
  const binary = program('WebKitWebDriver', 'webkit2gtk-driver');
  const { display, screen } = await hiddenScreen('1400x2600');
  const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), smallToolbar);
  const port = await freePort();
  const child = start(binary, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });

  const send = async (method: string, address: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${address}: ${value?.error}: ${value?.message}`);
    return value;
  };
  await listening(port);
  const created = await send('POST', '/session', { capabilities: { alwaysMatch: {} } });
  const { sessionId, capabilities } = created as { sessionId: string; capabilities: Record<string, string> };
  const session = (method: string, address: string, body?: unknown) =>
    send(method, `/session/${sessionId}${address}`, body);
  const call = async (source: string) => {
    const script = `return JSON.stringify((${source})())`;
    const value = await session('POST', '/execute/sync', { script, args: [] });
    return typeof value === 'string' ? JSON.parse(value) : undefined;
  };

  return {
    browser: `WebKitGTK ${capabilities.browserVersion?.replace(/\.\d+$/, '')}`,
    async open(url) {
      await session('POST', '/url', { url });
      await call(note);
    },
    call,
    async act(input) {
      await session('POST', '/actions', { actions: [input] });
      await session('DELETE', '/actions');
    },
    async resize(width, height) {
      await session('POST', '/window/rect', { width, height });
    },
    async picture() {
      return String(await session('GET', '/screenshot'));
    },
    async complaints() {
      const noted = await call('() => (window.noted ?? []).splice(0)');
      return Array.isArray(noted) ? noted : [];
    },
    async close() {
      await session('DELETE', '');
      await end(child);
      await end(screen);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Waits until the driver answers. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
