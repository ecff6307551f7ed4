import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkArchitecture } from './architecture/check.ts';
import { countChecks, countPlaywright, countVitest, refuseEmpty, single } from './counts.ts';
import { generateAll } from './generate-all.ts';
import { ensureBrowser } from './install-browser.ts';
import { fromRoot, results } from './paths.ts';
import { runNode } from './process.ts';
import type { Step } from './runner.ts';
import { runStories } from './visual/stories.ts';

const tool = (file: string) => fromRoot('node_modules', file);

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

/** One Vitest project in a run of its own, so that the browser projects do not compete for the machine. */
export async function vitest(project: string, env: NodeJS.ProcessEnv = {}) {
  const report = path.join(results, `${project}.json`);
  const { code } = await runNode(
    tool('vitest/vitest.mjs'),
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env },
  );
  return refuseEmpty(countVitest(readReport(report), code), 'test');
}

export const lint: Step = {
  name: 'lint',
  about: 'formatting and rules of every file',
  run: async () =>
    single((await runNode(tool('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings'])).code === 0),
};

export const architecture: Step = {
  name: 'architecture',
  about: 'which part may import which',
  run: async () => {
    const { ok, report } = await checkArchitecture();
    if (!ok) console.error(report);
    return single(ok);
  },
};

export const unused: Step = {
  name: 'unused',
  about: 'no file, export or dependency that nothing uses',
  run: async () => single((await runNode(tool('knip/bin/knip.js'), [])).code === 0),
};

export const types: Step = {
  name: 'types',
  about: 'TypeScript, strict',
  run: async () => single((await runNode(tool('typescript/bin/tsc'), ['--noEmit', '-p', '.'])).code === 0),
};

export const generated: Step = {
  name: 'generated',
  about: 'generated files are what their sources say',
  run: async () => {
    const complaints = await generateAll({ check: true });
    for (const complaint of complaints) console.error(complaint);
    return single(complaints.length === 0);
  },
};

export const unit: Step = {
  name: 'unit',
  about: 'rules, tools and server rendering, in Node',
  run: () => vitest('unit'),
};

export const backend: Step = {
  name: 'backend',
  about: 'the embedded server, its guards and its crashes',
  run: () => vitest('backend'),
};

export const components: Step = {
  name: 'components',
  about: 'what every component promises, in a browser',
  run: async () => {
    await ensureBrowser();
    return vitest('ui');
  },
};

export const stories = (update: boolean): Step => ({
  name: 'stories',
  about: 'every story: interaction, accessibility, picture',
  run: () => runStories({ update, runProject: (env) => vitest('storybook', env) }),
});

export const build: Step = {
  name: 'build',
  about: 'the production site',
  run: async () =>
    single((await runNode(fromRoot('packages/tooling/run.mjs'), ['apps/site/scripts/build.ts'])).code === 0),
};

/** The built pages without a browser: links, names, heads, validity, and what was asked for. */
export const crawl: Step = {
  name: 'crawl',
  about: 'every built page: no dead end, valid HTML, what was asked for',
  run: async () => {
    const { code } = await runNode(fromRoot('packages/tooling/run.mjs'), ['apps/site/scripts/crawl.ts']);
    return refuseEmpty(countChecks(readReport(path.join(results, 'crawl.json')), code), 'check');
  },
};

export const endToEnd: Step = {
  name: 'end-to-end',
  about: 'the built site with its database, in a browser',
  run: async () => {
    await ensureBrowser();
    const report = path.join(results, 'e2e.json');
    const { code } = await runNode(
      tool('@playwright/test/cli.js'),
      ['test', '-c', 'apps/site/e2e/playwright.config.ts', '--reporter=list,json'],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    return refuseEmpty(countPlaywright(readReport(report), code), 'test');
  },
};

/**
 * Ways of sending, crossed with what can go wrong: a part of the cells, which have to end as the table in the docs says.
 * `pnpm faults` plays all of them.
 */
export const faults: Step = {
  name: 'faults',
  about: 'no lead is lost, whatever goes wrong: each fault and each way, a part of pnpm faults',
  run: async () => {
    await ensureBrowser();
    const { code } = await runNode(
      tool('@playwright/test/cli.js'),
      ['test', '-c', 'apps/site/e2e/faults/playwright.config.ts'],
      { env: { FAULT_TABLE: 'check' } },
    );
    return refuseEmpty(countPlaywright(readReport(path.join(results, 'faults.json')), code), 'cell');
  },
};

/** The library as others install it. */
export const publishedPackage: Step = {
  name: 'package',
  about: 'the published package: build, sizes, types, two consumers',
  run: async () => {
    await ensureBrowser();
    const script = 'packages/ui/scripts/check-package.ts';
    const { code } = await runNode(fromRoot('packages/tooling/run.mjs'), [script]);
    return refuseEmpty(countChecks(readReport(path.join(results, 'package.json')), code), 'check');
  },
};

/** The hosted review of the same stories, where the machine has been given access to it. */
export const chromatic: Step = {
  name: 'chromatic',
  about: 'every story, published for review',
  run: async () =>
    single(
      (
        await runNode(tool('chromatic/dist/bin.cjs'), [
          '--config-file',
          '.storybook/chromatic.config.json',
          '--ci',
        ])
      ).code === 0,
    ),
};
