import {
  CaseCover,
  CtaLine,
  FilterBar,
  LivingFigure,
  Page,
  PageIntro,
  Projects,
  Stack,
  StatBand,
  Text,
  Wordmark,
} from '@laliaflia/ui';
import { clients } from '../content/clients.ts';
import { closing, everyCompany, facts, filter, intro, next } from '../content/pages/portfolio.ts';
import { projectAfter, projects } from '../content/projects.ts';
import { cover } from '../features/portfolio/case-study.ts';
import { projectCard } from '../features/portfolio/projects.ts';
import { useOpenPicture } from '../features/portfolio/use-open-picture.ts';
import { useViewState } from '../routing/view-state.ts';

export { closing, head } from '../content/pages/portfolio.ts';

const cards = projects.map(projectCard);
const choices = [
  { value: everyCompany, label: filter.all, formAction: '/portfolio#projects' },
  ...filter.companies.map(({ name, value, first }) => ({
    value,
    label: name,
    mark: (
      <Wordmark mark={clients.find((client) => client.name === name)?.id ?? value} name={name} scale={0.9} />
    ),
    formAction: `/portfolio#${first}`,
  })),
];

export default function Portfolio() {
  const withPicture = useOpenPicture();
  const [company = everyCompany, setCompany] = useViewState('company');
  const name = filter.companies.find(({ value }) => value === company)?.name;
  const chosen = company === everyCompany ? projects : projects.filter((each) => each.company === name);
  const following = projectAfter(chosen.at(-1));
  return (
    <Page>
      <PageIntro {...intro} rule figure={<LivingFigure cells={340} parts={6} seed={90} />} />
      <Projects
        id="projects"
        label={filter.label}
        className="lali:scroll-mt-16"
        filter={
          <Stack gap={8}>
            {/* The group of buttons has it as its name already. */}
            <Text look="small" tone="soft" aria-hidden="true">
              {filter.label}
            </Text>
            <FilterBar
              label={filter.label}
              look="marks"
              name="company"
              value={company}
              choices={choices}
              onValueChange={(value) => setCompany(value === everyCompany ? undefined : value)}
              result={filter.count(chosen.length)}
            />
          </Stack>
        }
        items={cards.filter(({ id }) => chosen.some((each) => each.id === id)).map(withPicture)}
        empty={filter.empty}
      />
      <StatBand {...facts} tone="raised" />
      <CtaLine {...closing} />
      <CaseCover {...cover(following)} {...next} headingLevel={2} href={`/portfolio/${following.id}`} />
    </Page>
  );
}
