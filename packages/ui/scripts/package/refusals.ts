import type { Proof } from './proof.ts';
import { type Publisher, unfilled } from './publisher.ts';

interface Candidate {
  publisher: Publisher;
  version: string;
  changelog: string;
  /** Files of changes that no version contains yet. */
  changesets: readonly string[];
}

/** The reasons not to release, each with what to do about it. */
export function refusals({ publisher, version, changelog, changesets }: Candidate): string[] {
  const found: string[] = [];
  const missing = unfilled(publisher);
  if (missing.length > 0)
    found.push(
      `Nobody owns the package yet: packages/ui/publisher.json has a placeholder in ${missing.join(' and ')}. Fill it in, run "pnpm generate", and commit.`,
    );
  if (changesets.length > 0)
    found.push(
      `No version contains ${changesets.join(', ')}. Merge the pull request "Version of @laliaflia/ui", or run "pnpm changeset version" and commit.`,
    );
  if (!changelog.includes(`\n## ${version}\n`))
    found.push(`packages/ui/CHANGELOG.md does not say what ${version} is. Add a section with that heading.`);
  return found;
}

/**
 * The reason not to release a tarball that has not passed `pnpm proof:consumers`, which runs by itself because
 * frameworks take minutes.
 *
 * @param hash - Of the tarball that is to be published.
 * @param proof - Of the last pass, if there was one.
 */
export function unproved(hash: string, proof: Proof | undefined): string | undefined {
  const how = 'Run "pnpm proof:consumers", and then "pnpm release" on the same sources.';
  if (proof === undefined) return `No tarball has been tried in Next.js, React Router and Astro. ${how}`;
  if (proof.tarball === hash) return undefined;
  return `Another tarball has been tried in Next.js, React Router and Astro than the one that is to be published: its SHA-256 begins with ${proof.tarball.slice(0, 12)}, this one's with ${hash.slice(0, 12)}. ${how}`;
}
