import type { CaseStudy, ProjectCardProps } from '@laliaflia/ui';
import type { Project } from '../../content/schema/collections.ts';
import { detail, deviceOf, largeScreen, screens } from '../../pictures/addresses.ts';

/** A project as the portfolio shows it. The pictures wait until they are near. */
export function projectCard(project: Project) {
  const { id, title, company, category, description, year, role, mockup, technologies, outcomes, claim } =
    project;
  return {
    id,
    title,
    href: `/portfolio/${id}`,
    client: company,
    year,
    category,
    contribution: role,
    description,
    technologies,
    outcomes,
    story: project.story,
    tint: project.tint,
    cover: project.figure,
    gallery: {
      mockup,
      images: screens(project.images),
      loading: 'lazy' as const,
    },
    ...(claim === undefined ? {} : { proof: claim }),
  } satisfies Omit<ProjectCardProps, 'ref'>;
}

/** The same with its screens and its number alone, where several are shown among other things. */
export function projectInShort(project: Project) {
  const {
    technologies: _,
    outcomes: _outcomes,
    story: _story,
    contribution: _role,
    ...short
  } = projectCard(project);
  return short;
}

/** The same as a case study with its first screens; its title leads to the project's own page. */
export function caseStudy(project: Project): CaseStudy {
  const { id, company, category, label, description, mockup, technologies, outcomes, claim } = project;
  const [first, ...others] = project.images;
  const cutFrom = project.images.find(({ file }) => project.detail?.file === `${file}-piece`) ?? first;
  const device = first === undefined ? 'phone' : deviceOf(first);
  // A product of several devices has phones before the larger screen.
  const behind = mockup === 'showcase' ? 'phone' : device;
  const images =
    first === undefined ? [] : [first, ...others.filter((other) => deviceOf(other) === behind)].slice(0, 2);
  return {
    title: label,
    company,
    category,
    description,
    mockup: mockup === 'showcase' ? (device === 'phone' ? 'mobile' : 'desktop') : mockup,
    images: images.map(largeScreen),
    ...(project.detail === undefined || cutFrom === undefined
      ? {}
      : { detail: { ...detail(project.detail), alt: cutFrom.alt } }),
    technologies,
    outcomes,
    cover: project.figure,
    tint: project.tint,
    href: `/portfolio/${id}`,
    ...(claim === undefined ? {} : { proof: claim }),
  };
}
