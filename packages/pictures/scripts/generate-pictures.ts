import { complaintsAbout, update } from '../src/render/update.ts';

/** Draws the pictures whose scenes have changed; with `check`, throws when there are any. */
export async function generate({ check }: { check: boolean }): Promise<void> {
  if (!check) return update();
  const complaints = await complaintsAbout();
  if (complaints.length > 0) {
    throw new Error(`${complaints.join('; ')}. Run "pnpm pictures", look at the pictures, and commit them.`);
  }
}
