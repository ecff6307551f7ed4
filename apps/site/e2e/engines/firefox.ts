import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from './bidi.ts';
import type { Driver } from './driver.ts';
import { end, program, sentence, start } from './processes.ts';

/** Keeps the browser from visiting anything by itself. */
const preferences = `
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("extensions.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("remote.active-protocols", 1);
user_pref("toolkit.telemetry.enabled", false);
`;

interface LogEntry {
  level: string;
  text: string;
}

/** Debian's Firefox, by WebDriver BiDi, which it speaks without another program. */
export async function openFirefox(): Promise<Driver> {
  const binary = program('firefox-esr', 'firefox-esr');
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  writeFileSync(path.join(profile, 'user.js'), preferences);
  const child = start(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { env: { ...process.env, MOZ_HEADLESS: '1', HOME: profile }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const address = await sentence(child, /WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await connect(`${address}/session`);
  const heard: string[] = [];
  bidi.listen('log.entryAdded', (entry) => {
    const { level, text } = entry as unknown as LogEntry;
    if (/^(error|warn)/.test(level)) heard.push(`${level}: ${text}`);
  });
  const { capabilities } = await bidi.send('session.new', { capabilities: {} });
  const { browserVersion } = capabilities as Record<string, string>;
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await bidi.send('browsingContext.getTree', {});
  const { context } = (contexts as [{ context: string }])[0];

  return {
    browser: `Firefox ${browserVersion?.split('.')[0]}`,
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async call(source) {
      const { result, exceptionDetails } = await bidi.send('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify(await (${source})())`,
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      const { value } = result as { value?: string };
      return value === undefined ? undefined : JSON.parse(value);
    },
    async act(input) {
      await bidi.send('input.performActions', { context, actions: [input] });
      await bidi.send('input.releaseActions', { context });
    },
    async resize(width, height) {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async picture() {
      return String((await bidi.send('browsingContext.captureScreenshot', { context })).data);
    },
    async complaints() {
      return heard.splice(0);
    },
    async close() {
      bidi.close();
      await end(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
