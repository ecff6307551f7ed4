import type { CaseCoverProps, CaseScreen } from '@laliaflia/ui';
import type { Picture } from '../../content/schema/basics.ts';
import type { Project } from '../../content/schema/collections.ts';
import { deviceOf, image } from '../../pictures/addresses.ts';

/** The first screen is the one that the project is known by. */
export function cover({ title, company, year, category, tint, images: [first] }: Project) {
  return {
    title,
    facts: [company, year, category],
    tint,
    ...(first === undefined ? {} : { screen: screen(first) }),
  } satisfies CaseCoverProps;
}

/** The cover at the head of the project's own page says what came of it: the number, or where nobody counted a sentence. */
export function opening(project: Project) {
  const { claim, outcomes } = project;
  const { lead = claim === undefined ? outcomes[0] : undefined } = telling(project);
  return { ...cover(project), lead, proof: claim } satisfies CaseCoverProps;
}

/**
 * What opens the page, and what it goes on with: the problem where it has been told, else what the product does, which
 * then is not said on the cover.
 */
export function telling({ story: [problem, ...work], description }: Project): Telling {
  return problem === undefined
    ? { statement: description, work: [] }
    : { lead: description, statement: problem, work };
}

interface Telling {
  lead?: string;
  /** Set large. */
  statement: string;
  work: readonly string[];
}

/** So many phones are as wide as the page. */
const IN_SIGHT = 4;

/**
 * All of them whole: first what stands nowhere else on the page, last the one on the cover. Phones that are all in sight at
 * once keep their order, in which the cover is the first step.
 */
export function gallery({ images }: Project): readonly Picture[] {
  const [first, ...others] = images;
  if (first === undefined) return [];
  const inSight = images.length <= IN_SIGHT && images.every((picture) => deviceOf(picture) === 'phone');
  return inSight ? images : [...others.slice(3), ...others.slice(0, 3), first];
}

export function screen(picture: Picture): CaseScreen {
  return { device: deviceOf(picture), image: image(picture) };
}
