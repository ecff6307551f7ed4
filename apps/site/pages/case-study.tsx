import {
  BackLink,
  CaseComparison,
  CaseCover,
  CaseDetails,
  CaseOutcome,
  Container,
  CtaLine,
  DescriptionList,
  Heading,
  Page,
  Section,
  ShowcaseGallery,
  Stack,
  Text,
} from '@laliaflia/ui';
import {
  back,
  head as caseHead,
  closing,
  decisions,
  facts,
  next,
  outcome,
  screens as screensOf,
} from '../content/pages/case-study.ts';
import { projectAfter, projects } from '../content/projects.ts';
import type { ProjectSketches } from '../content/schema/sketches.ts';
import { cover, gallery, opening, telling } from '../features/portfolio/case-study.ts';
import { SeatTask } from '../features/portfolio/seat-task.tsx';
import { type CaseStudy, captions, comparison, details } from '../features/portfolio/sketches.ts';
import { screens } from '../pictures/addresses.ts';
import type { Subjects } from '../routing/pages.ts';

/** By file, drawn by the build: each page fetches its own. */
const sketches = import.meta.glob<ProjectSketches>('../content/sketches/*.ts', {
  import: 'default',
  query: '?drawn',
});

export const subjects: Subjects<CaseStudy> = {
  names: async () => projects.map(({ id }) => id),
  load: async (name) => {
    const project = projects.find(({ id }) => id === name);
    const sketch = sketches[`../content/sketches/${name}.ts`];
    return project && sketch && { ...project, sketches: await sketch() };
  },
};

export { closing };

export const head = (_type: string, project: CaseStudy) => caseHead(project);

export default function CaseStudyPage({ subject: project }: { subject: CaseStudy }) {
  const { title, role, technologies, tint, claim, measured, outcomes, prototype } = project;
  const { statement, work } = telling(project);
  const following = projectAfter(project);
  const compared = comparison(project);
  return (
    <Page>
      <CaseCover
        {...opening(project)}
        loading="eager"
        back={
          <BackLink href={back.href} tone="current">
            {back.label}
          </BackLink>
        }
      />
      <Section aria-label={facts.title}>
        <Container>
          <Stack gap={48}>
            <Heading level={2} className="lali:max-w-[24em]">
              {statement}
            </Heading>
            {work.length > 0 && (
              <Stack gap={16}>
                {work.map((paragraph) => (
                  <Text key={paragraph} look="lead">
                    {paragraph}
                  </Text>
                ))}
              </Stack>
            )}
            <DescriptionList.Root columns={2} layout="stacked">
              <DescriptionList.Item term={facts.role}>{role}</DescriptionList.Item>
              <DescriptionList.Item term={facts.technologies}>{technologies.join(', ')}</DescriptionList.Item>
            </DescriptionList.Root>
          </Stack>
        </Container>
      </Section>
      <CaseDetails {...decisions} items={details(project)} tint={tint} />
      {compared && <CaseComparison {...compared} />}
      {prototype === 'seat-map' && <SeatTask tint={tint} />}
      <CaseOutcome
        {...outcome}
        outcomes={outcomes}
        tint={tint}
        {...(claim === undefined ? {} : { proof: claim })}
        {...(measured === undefined ? {} : { measured })}
      />
      <Section aria-labelledby="screens">
        <Stack gap={32}>
          <Container>
            <Heading level={2} id="screens">
              {screensOf.title}
            </Heading>
          </Container>
          <ShowcaseGallery
            images={screens(gallery(project))}
            captions={captions(project)}
            label={`${title}, screens`}
            loading="lazy"
          />
        </Stack>
      </Section>
      <CtaLine {...closing} className="lali:print:hidden" />
      <CaseCover
        {...cover(following)}
        {...next}
        headingLevel={2}
        href={`${back.href}/${following.id}`}
        className="lali:print:hidden"
      />
    </Page>
  );
}
