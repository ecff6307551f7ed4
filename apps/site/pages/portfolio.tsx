import {
  CtaBand,
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
import { closing, everyCompany, facts, filter, intro, projects } from '../content/pages/portfolio.ts';
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
  const shown = company === everyCompany ? cards : cards.filter(({ client }) => client === name);
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
              result={filter.count(shown.length)}
            />
          </Stack>
        }
        items={shown.map(withPicture)}
        empty={filter.empty}
      />
      <StatBand {...facts} tone="raised" />
      <CtaBand {...closing} tone="primary" figure="branching" seed={51} />
    </Page>
  );
}
