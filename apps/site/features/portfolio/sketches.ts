import type { CaseComparisonProps, CaseDetail } from '@laliaflia/ui';
import { comparison as comparisonWords } from '../../content/pages/case-study.ts';
import type { Project } from '../../content/schema/collections.ts';
import type { ProjectSketches } from '../../content/schema/sketches.ts';
import { deviceOf, toBeCut } from '../../pictures/addresses.ts';
import { screen } from './case-study.ts';

/** A project with what its page draws by hand. */
export type CaseStudy = Project & { sketches: ProjectSketches };

/** The three screens after the one on the cover, each with what was decided: by default what the screen says of itself. */
export function details({ images, sketches }: CaseStudy): readonly CaseDetail[] {
  return images.slice(1, 4).flatMap((picture, i) => {
    const tried = sketches.tried[i];
    const part = sketches.parts?.[i] ?? undefined;
    const text = sketches.decided?.[i] ?? picture.caption;
    if (text === undefined) return [];
    const shown =
      part === undefined ? screen(picture) : { device: deviceOf(picture), image: toBeCut(picture) };
    return [{ ...shown, part, text, ...(tried === undefined ? {} : { tried }) }];
  });
}

/** Below the screens only where they are not what was decided already. */
export const captions = ({ sketches }: CaseStudy) => (sketches.decided === undefined ? 'full' : 'everywhere');

/** The sketch of what was there before, and the screen that the project is known by. */
export function comparison(project: CaseStudy): CaseComparisonProps | undefined {
  const [first] = project.images;
  if (first === undefined) return undefined;
  const { before, compared } = project.sketches;
  return { ...comparisonWords(project), before, after: screen(first), compared, tint: project.tint };
}
