import type { TestProject } from 'vitest/node';
import { publishedSite } from '../build/paths.ts';
import { publish } from '../build/publish.ts';
import { installation } from './installation.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder to check, and the origin of its canonical links. */
    builtSite: { folder: string; origin: string };
  }
}

/** Builds the pages as `pnpm build` does; does nothing if they are up to date. */
export default async function setup(project: TestProject): Promise<void> {
  const { config } = installation();
  await publish(config);
  project.provide('builtSite', { folder: publishedSite, origin: config.site });
}
