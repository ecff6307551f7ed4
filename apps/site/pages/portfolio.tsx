import { CaseCover, CtaLine, Page, PageIntro, ProjectFilmstrip, Projects, StatBand } from '@laliaflia/ui';
import { clients } from '../content/clients.ts';
import { closing, everyCompany, facts, filter, intro, last, next, wide } from '../content/pages/portfolio.ts';
import { projectAfter, projects } from '../content/projects.ts';
import { cover } from '../features/portfolio/case-study.ts';
import { CompanyMark } from '../features/portfolio/company-mark.tsx';
import { projectCard } from '../features/portfolio/projects.ts';
import { useOpenPicture } from '../features/portfolio/use-open-picture.ts';
import { detail } from '../pictures/addresses.ts';
import { useViewState } from '../routing/view-state.ts';

export { closing, head } from '../content/pages/portfolio.ts';

const cards = projects.map((project) => ({
  ...projectCard(project),
  ...(wide.includes(project.id) && { layout: 'wide' as const }),
}));
const atTheEnd = projects.find(({ id }) => id === last.id);
const choices = [
  { value: everyCompany, label: filter.all, formAction: '/portfolio#projects' },
  ...filter.companies.map(({ name, value, first, detail: cut, tint }) => ({
    value,
    label: name,
    ...(cut === undefined ? {} : { picture: detail(cut), position: cut.position }),
    tint,
    mark: (
      <CompanyMark
        place="filter"
        mark={clients.find((client) => client.name === name)?.id ?? value}
        name={name}
        scale={0.8}
      />
    ),
    formAction: `/portfolio#${first}`,
  })),
];

export default function Portfolio() {
  const withPicture = useOpenPicture();
  const [company = everyCompany, setCompany] = useViewState('company');
  const name = filter.companies.find(({ value }) => value === company)?.name;
  const chosen = company === everyCompany ? projects : projects.filter((each) => each.company === name);
  const isAll = company === everyCompany && atTheEnd !== undefined;
  const following = isAll ? atTheEnd : projectAfter(chosen.at(-1));
  return (
    <Page>
      <div className="lali:mt-0">
        <PageIntro {...intro} />
        <ProjectFilmstrip
          label={filter.label}
          name="company"
          value={company}
          choices={choices}
          onValueChange={(value) => setCompany(value === everyCompany ? undefined : value)}
          result={filter.count(chosen.length)}
        />
        <Projects
          id="projects"
          label={filter.list}
          layout="beside"
          className="lali:mt-12 lali:scroll-mt-16 lali:md:mt-16"
          items={cards.filter(({ id }) => chosen.some((each) => each.id === id)).map(withPicture)}
          empty={filter.empty}
        />
      </div>
      <StatBand {...facts} tone="raised" />
      <CtaLine {...closing} />
      <CaseCover
        {...cover(following)}
        {...(isAll ? { title: last.title, lead: last.lead } : next)}
        headingLevel={2}
        href={`/portfolio/${following.id}`}
      />
    </Page>
  );
}
