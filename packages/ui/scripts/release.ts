import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '@laliaflia/tooling/paths.ts';
import { runSteps } from '@laliaflia/tooling/run-steps.ts';
import { all } from '@laliaflia/tooling/steps.ts';
import { readManifest } from './package/manifest.ts';
import { packageRoot } from './package/paths.ts';
import { hashOfTarball, readProof } from './package/proof.ts';
import { readPublisher } from './package/publisher.ts';
import { refusals, unproved } from './package/refusals.ts';

// Leaves a tarball that has passed the tests of the package and pnpm proof:consumers, for "npm publish". It publishes nothing itself.
const folder = fromRoot('release');
await rm(folder, { recursive: true, force: true });
const reasons = refusals({
  publisher: readPublisher(),
  version: readManifest().version,
  changelog: await readFile(path.join(packageRoot, 'CHANGELOG.md'), 'utf8'),
  changesets: globSync('*.md', { cwd: fromRoot('.changeset') }).filter((name) => name !== 'README.md'),
});
const steps = all().filter(({ name }) => name === 'package');
if (reasons.length > 0) {
  for (const reason of reasons) console.error(reason);
  process.exitCode = 1;
} else {
  const env = { RELEASE_FOLDER: folder };
  const code = await runSteps(
    steps.map((step) => ({ ...step, env })),
    { remember: false },
  );
  const [tarball] = code === 0 ? globSync('*.tgz', { cwd: folder }) : [];
  const reason =
    tarball === undefined ? undefined : unproved(hashOfTarball(path.join(folder, tarball)), readProof());
  if (reason !== undefined) console.error(reason);
  // What has not passed is not left for anybody to publish.
  const passed = tarball !== undefined && reason === undefined;
  if (!passed) await rm(folder, { recursive: true, force: true });
  process.exitCode = passed ? 0 : code || 1;
}
