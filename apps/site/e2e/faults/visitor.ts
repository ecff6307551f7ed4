import type { Browser, BrowserContext, Page } from '@playwright/test';
import { firstAct } from '../support/hydrated.ts';
import { listenToAnnouncements } from './announcements.ts';

/** A visitor's browser with a clock that the test controls. */
export class Visitor {
  readonly context: BrowserContext;
  page: Page;
  /** Uncaught exceptions. */
  readonly uncaughtErrors: string[] = [];
  /** What the page has written to its console. The outbox names the reason of each failed attempt there. */
  readonly console: string[] = [];

  static async arrive(browser: Browser, baseURL: string, { scripts = true } = {}): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: scripts,
      // Small, because it is drawn without a graphics card.
      viewport: { width: 640, height: 480 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(30_000);
    if (scripts) {
      await context.clock.install();
      await listenToAnnouncements(context);
    }
    return new Visitor(context, await context.newPage());
  }

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    context.on('weberror', (error) => this.uncaughtErrors.push(String(error.error())));
    context.on('console', (message) => this.console.push(`${new Date().toISOString()} ${message.text()}`));
  }

  /** Opens the page and waits until it is hydrated, which starts with the first act. */
  async open(path: string): Promise<void> {
    // An address that differs only behind its # would not be loaded again.
    if (path.includes('#')) await this.page.goto('about:blank');
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    await firstAct(this.page);
  }

  /** The engine is fetched when a field takes the focus, and then the strip of the outbox, which shows that it runs. */
  untilEngineIsLoaded(): Promise<void> {
    return untilEngineIsLoaded(this.page);
  }

  /** The page's time stands still meanwhile: what takes long on a busy machine must not look like a server that hangs. */
  async standStill(act: () => Promise<unknown>): Promise<void> {
    const { clock } = this.page;
    // A moment ahead that a busy machine cannot miss.
    await clock.pauseAt(await this.page.evaluate(() => Date.now() + 5000));
    await act();
    await clock.resume();
  }

  async nextTab(path: string): Promise<void> {
    await this.page.close();
    this.page = await this.context.newPage();
    await this.open(path);
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}

export async function untilEngineIsLoaded(page: Page): Promise<void> {
  await page.locator('.outbox-strip').waitFor({ state: 'attached' });
}
