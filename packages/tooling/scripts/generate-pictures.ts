import { differences } from '../src/pictures/plan.ts';
import { run } from '../src/process.ts';

/** Draws the images of changed scenes; with `check`, throws if there are any. */
export async function generate({ check }: { check: boolean }): Promise<void> {
  const found = await differences();
  if (found.length === 0) return;
  if (check) {
    throw new Error(
      `${found.join('; ')}. Run "npx pnpm pictures", look at the images, and commit them with the scene.`,
    );
  }
  const { code } = await run('pnpm', ['pictures']);
  if (code !== 0) throw new Error('The images could not be drawn: see above.');
}
