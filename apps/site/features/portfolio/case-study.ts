import type { CaseComparisonProps, CaseCoverProps, CaseDetail, CaseScreen } from '@laliaflia/ui';
import { comparison as comparisonWords } from '../../content/pages/case-study.ts';
import type { Picture } from '../../content/schema/basics.ts';
import type { Project } from '../../content/schema/collections.ts';
import type { ProjectSketches } from '../../content/schema/sketches.ts';
import { deviceOf, image } from './pictures.ts';

/** The first screen is the one that the project is known by. */
export function cover({ title, company, year, category, tint, images: [first] }: Project) {
  return {
    title,
    facts: [company, year, category],
    tint,
    ...(first === undefined ? {} : { screen: screen(first) }),
  } satisfies CaseCoverProps;
}

/** A project with what its page draws by hand. */
export type CaseStudy = Project & { sketches: ProjectSketches };

/** The three screens after the one on the cover: what each says of itself is what was decided. */
export function details({ images, sketches }: CaseStudy): readonly CaseDetail[] {
  return images.slice(1, 4).flatMap((picture, i) => {
    const tried = sketches.tried[i];
    if (picture.caption === undefined) return [];
    return [{ ...screen(picture), text: picture.caption, ...(tried === undefined ? {} : { tried }) }];
  });
}

/** The sketch of what was there before, and the screen that the project is known by. */
export function comparison(project: CaseStudy): CaseComparisonProps | undefined {
  const [first] = project.images;
  if (first === undefined) return undefined;
  const { before } = project.sketches;
  return { ...comparisonWords(project), before, after: screen(first), tint: project.tint };
}

/** All of them whole: first what stands nowhere else on the page, last the one on the cover. */
export function gallery({ images }: Project): readonly Picture[] {
  const [first, ...others] = images;
  return first === undefined ? [] : [...others.slice(3), ...others.slice(0, 3), first];
}

function screen(picture: Picture): CaseScreen {
  return { device: deviceOf(picture), image: image(picture) };
}
