import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { Plugin } from 'vite';
import type { BrowserCommand, BrowserCommandContext, Reporter, TestModule, Vitest } from 'vitest/node';
import 'vitest/config';
import '@vitest/browser-playwright';
import { judgesAgain } from '../again.ts';
import { root } from '../paths.ts';
import { hashOf } from './cache.ts';
import { presentEnvironment } from './manifest.ts';
import { decisionsVariable } from './review/decisions.ts';
import { ScreenshotSession } from './session.ts';
import { StorySources } from './sources.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether a story looks as accepted, with these screenshots, because nothing has changed that it shows. */
    looksUnchanged: (names: readonly string[]) => Promise<boolean>;
    /** Takes a screenshot of the element when it is stable, and fails if it is not the accepted one. */
    matchScreenshot: (name: string, selector: 'html' | 'body', story: string) => Promise<void>;
  }
}

/** If two in a row differ, something moves. */
const attempts = 20;

/** Screenshots of stories, compared with the accepted ones. The reasons are in docs/decisions/screenshots.md. */
export function screenshots(): Plugin {
  let session: ScreenshotSession | undefined;
  let sources: StorySources | undefined;

  const begin = ({ page, project }: BrowserCommandContext): ScreenshotSession => {
    session ??= new ScreenshotSession({
      environment: presentEnvironment(versionOf(page)),
      update: project.vitest.config.snapshotOptions.updateSnapshot,
      decisions: process.env[decisionsVariable],
      again: judgesAgain(),
    });
    return session;
  };

  const looksUnchanged: BrowserCommand<[names: readonly string[]]> = async (context, names) => {
    const session = begin(context);
    const { testPath, project } = context;
    if (testPath === undefined || project.browser === undefined)
      throw new Error('A story runs in a browser and has a file.');
    sources ??= new StorySources(project.browser.vite.environments.client);
    return session.isUnchanged(names, path.relative(root, testPath), await sources.hashOf(testPath));
  };

  const matchScreenshot: BrowserCommand<[name: string, selector: 'html' | 'body', story: string]> = async (
    context,
    name,
    selector,
    story,
  ) => {
    const session = begin(context);
    const { iframe } = context;
    let last: string | undefined;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const image = await iframe.locator(selector).screenshot({ animations: 'disabled', caret: 'hide' });
      const hash = hashOf(image);
      if (hash === session.expected(name) || hash === last) {
        const wrong = await session.take(name, image, story);
        if (wrong !== undefined) throw new Error(wrong);
        return;
      }
      last = hash;
    }
    throw new Error(
      `${name} never stands still. Find what moves (a timer, an animation by script) and give the story a way to hold it.`,
    );
  };

  const reporter = (vitest: Vitest): Reporter => ({
    async onTestRunEnd(modules) {
      if (session === undefined) return;
      const { said, wrong } = await session.end({
        passed: modules.every((module) => module.ok()),
        complete: await isComplete(vitest, modules),
        wholeFiles: vitest.getGlobalTestNamePattern() === undefined,
        failed: modules.filter((module) => !module.ok()).map(({ moduleId }) => path.relative(root, moduleId)),
      });
      tell(vitest, said);
      if (wrong !== undefined) vitest.state.catchError(new Error(wrong), 'Obsolete Screenshot');
      session = undefined;
      // In watch mode files change between two runs.
      sources = undefined;
    },
  });

  return {
    name: 'laliaflia:screenshots',
    config: () => ({ test: { browser: { commands: { looksUnchanged, matchScreenshot } } } }),
    configureVitest({ vitest }) {
      vitest.config.reporters.push(reporter(vitest));
    },
  };
}

/** For the summary of `pnpm test`, if this run is part of it. */
function tell(vitest: Vitest, said: readonly string[]): void {
  const { PROOF_NOTES: file } = process.env;
  if (file) appendFileSync(file, `${said.join('\n')}\n`);
  else for (const sentence of said) vitest.logger.log(sentence);
}

function versionOf(page: Page): string {
  return page.context().browser()?.version() ?? 'of an unknown version';
}

async function isComplete(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  if (vitest.getGlobalTestNamePattern() !== undefined) return false;
  const all = await vitest.globTestSpecifications();
  return all.length === modules.length;
}
