import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isCi } from '../ci.ts';
import type { Outcome } from '../counts.ts';
import { ensureBrowser } from '../install-browser.ts';
import { fromRoot, results } from '../paths.ts';
import { describeMaker, type Fingerprints, presentMaker, readList, sameMaker, writeList } from './list.ts';
import { picturedNote } from './pictured.ts';
import { planEnvironment, readLedger } from './plan.ts';
import { agreedCommit, redraw } from './redraw.ts';
import { settle } from './settle.ts';
import { PictureStore } from './store.ts';

export interface StoriesOptions {
  update: boolean;
  /** Runs the Vitest project of the stories with this environment. */
  runProject: (env: NodeJS.ProcessEnv) => Promise<Outcome>;
}

const update = 'Run "pnpm test --update", look at the pictures and commit packages/ui/pictures.json.';

/** Runs every story and settles what became of its pictures. The record in docs/decisions says why it goes like this. */
export async function runStories({ update: updating, runProject }: StoriesOptions): Promise<Outcome> {
  const folder = path.join(results, 'visual');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const store = new PictureStore(fromRoot('.cache/visual/store'));

  const maker = presentMaker(await ensureBrowser());
  const list = await readList();
  const own = list !== undefined && sameMaker(list, maker);
  let says = `Pictures are compared with those of ${describeMaker(maker)}.`;
  let expected: Fingerprints = list?.pictures ?? {};
  if (list !== undefined && !own && !updating) {
    const commit = await needCommit(`drawn by ${describeMaker(list)}, and this is ${describeMaker(maker)}`);
    says = `The agreed look is that of commit ${commit.slice(0, 12)}, drawn again by ${describeMaker(maker)}.`;
    console.log(says);
    expected = await redraw({ commit, maker, store });
  }

  const ledger = path.join(folder, 'ledger');
  const expectedFile = path.join(folder, 'expected.json');
  await writeFile(expectedFile, JSON.stringify(expected));
  const outcome = await runProject(planEnvironment({ ledger, store: store.folder, expected: expectedFile }));
  const notes = [...(outcome.notes ?? [])];
  const entries = readLedger(ledger);
  notes.push(picturedNote(entries, outcome.passed + outcome.failed));
  const drawn = Object.fromEntries(entries.map(({ name, print }) => [name, print]));
  const done = (failed = 0): Outcome => ({ ...outcome, failed: outcome.failed + failed, notes });

  if (updating) {
    if (outcome.failed > 0) {
      notes.push('The pictures were not renewed, because a story fails for another reason; mend it first.');
      return done();
    }
    const changed = Object.keys(drawn).filter((name) => drawn[name] !== list?.pictures[name]);
    await writeList(maker, drawn);
    notes.push(
      `${changed.length} of ${entries.length} pictures are new or changed. Look at them, then commit.`,
    );
    notes.push(...changed.map((name) => `${name}: ${path.relative('.', store.file(drawn[name] ?? ''))}`));
    return done();
  }

  const settled = await settle({
    expected,
    entries,
    store,
    folder,
    redraw: async (files) => {
      const commit = await needCommit('drawn on another machine');
      console.log(`Drawing the agreed look, commit ${commit.slice(0, 12)}, to see what differs.`);
      return redraw({ commit, maker, store, files });
    },
  });
  notes.push(says, ...settled.different.slice(0, 20));
  if (settled.different.length > 20) notes.push(`and ${settled.different.length - 20} more`);
  if (settled.different.length > 0) notes.push(`If that is as intended: ${update}`);
  await store.keepOnly(new Set([...Object.values(expected), ...Object.values(drawn)]));

  const complete = outcome.failed === 0;
  const gone = complete ? Object.keys(list?.pictures ?? {}).filter((name) => !(name in drawn)) : [];
  const { fresh } = settled;
  const failed = settled.different.length;
  if (fresh.length + gone.length === 0) return done(failed);
  if (fresh.length > 0) notes.push(`New: ${some(fresh)}`);
  if (gone.length > 0) notes.push(`Listed, but the story is gone: ${some(gone)}`);

  if (isCi()) {
    // With another browser there is no telling a new story from one that could not be drawn again.
    const missing = list === undefined ? 1 : (own ? fresh.length : 0) + gone.length;
    if (missing > 0) notes.push(`The list of pictures is not complete. ${update}`);
    return done(failed + missing);
  }
  if (own || list === undefined) {
    const kept = Object.entries(list?.pictures ?? {}).filter(([name]) => !gone.includes(name));
    const added = fresh.map((name) => [name, drawn[name] ?? ''] as const);
    await writeList(maker, Object.fromEntries([...kept, ...added]));
    notes.push(
      'packages/ui/pictures.json was brought up to date with that: look at the stories and commit it.',
    );
  }
  return done(failed);
}

/** Enough names to know what it is about. */
function some(names: readonly string[]): string {
  const rest = names.length - 6;
  return names.slice(0, 6).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

async function needCommit(why: string): Promise<string> {
  const commit = await agreedCommit();
  if (commit !== undefined) return commit;
  throw new Error(
    `The agreed pictures were ${why}, and there is no git history to draw them from again. Run in a clone. To agree on the present look: ${update}`,
  );
}
