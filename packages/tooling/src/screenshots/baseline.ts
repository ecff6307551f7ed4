import path from 'node:path';
import { hashOf, type ScreenshotCache } from './cache.ts';
import type { Update } from './decide.ts';
import {
  describeEnvironment,
  type Environment,
  type Manifest,
  manifestPath,
  readManifest,
  type Screenshots,
  sameEnvironment,
} from './manifest.ts';

/** The screenshots that a run compares with. */
export interface Baseline {
  /** The path of their manifest. */
  file: string;
  agreed: Screenshots;
  update: Update;
  /** Another browser has images of its own, and nothing says of which sources. */
  foreign: boolean;
  /** A sentence about them. */
  about: string;
}

interface Choice {
  environment: Environment;
  update: Update;
  /** The checked-in manifest, and its path. */
  checkedIn: Manifest | undefined;
  manifest: string;
  cache: ScreenshotCache;
}

/** The accepted screenshots; in another browser than theirs, those that it has recorded of the same look. */
export function chooseBaseline({ environment, update, checkedIn, manifest, cache }: Choice): Baseline {
  const foreign = checkedIn !== undefined && !sameEnvironment(checkedIn, environment);
  if (!foreign || update === 'all') {
    return {
      file: manifest,
      agreed: checkedIn?.screenshots ?? {},
      update,
      foreign,
      about: `They are compared with those of ${describeEnvironment(environment)}.`,
    };
  }
  const file = ownFile(cache, checkedIn, environment);
  const agreed = readManifest(file)?.screenshots ?? {};
  return {
    file,
    agreed,
    // Images of another browser are not compared with anything checked in, so CI may record them too.
    update: 'new',
    foreign,
    about: aboutOwn(environment, checkedIn, file, agreed),
  };
}

/**
 * Images that this browser took of a look that another browser has recorded. The checked-in manifest identifies the
 * look.
 */
function ownFile(cache: ScreenshotCache, checkedIn: Manifest, { platform, browser }: Environment): string {
  const look = hashOf(JSON.stringify(checkedIn.screenshots));
  return path.join(cache.folder, `${look}-${platform}-${browser.replace(/[^\w.]+/g, '-')}.json`);
}

function aboutOwn(environment: Environment, checkedIn: Manifest, own: string, agreed: Screenshots): string {
  const why = `${manifestPath} was recorded by ${describeEnvironment(checkedIn)}, and this is ${describeEnvironment(environment)}`;
  return Object.keys(agreed).length > 0
    ? `${why}: they are compared with what this browser has recorded of the same look (${own}).`
    : `${why}, which has not seen that look yet: they are compared with nothing, and recorded for the next run (${own}). To compare with the agreed look, play the stories once at the commit that last changed the list, after deleting that file.`;
}
