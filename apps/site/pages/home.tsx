import {
  CtaBand,
  CtaLine,
  EventCard,
  FeatureList,
  Hero,
  Link,
  LogoWall,
  MethodCards,
  Page,
  PathCards,
  Projects,
  ProjectTabs,
  Section,
  SkillCards,
  Stack,
  TierCards,
  ToolStack,
} from '@laliaflia/ui';
import { featured } from '../content/featured.ts';
import {
  firstCall,
  handsOn,
  hero,
  innovationWorkshops,
  lastCall,
  methods,
  paths,
  toolStack,
  trustedBy,
  uiSkills,
  uxSkills,
  webinarCard,
} from '../content/pages/home.ts';
import { ticketFacts, useWebinarOutlook } from '../features/booking/use-webinar.ts';
import { CompanyMark } from '../features/portfolio/company-mark.tsx';
import { HomeFigure } from '../features/portfolio/home-figure.tsx';
import { projectInShort } from '../features/portfolio/projects.ts';
import { useOpenPicture } from '../features/portfolio/use-open-picture.ts';

export { head, lastCall as closing } from '../content/pages/home.ts';

const { more, ...moreHead } = handsOn.more;
const { title: webinarTitle, text: webinarText, action, dated, none } = webinarCard;
const whole = featured.whole.map((project) => projectInShort(project));
const switched = featured.switched.map((project) => projectInShort(project));
const marks = switched.map(({ id, client }) => (
  <CompanyMark key={id} place="home" mark={id} name={client} scale={0.85} />
));

export default function Home() {
  const withPicture = useOpenPicture();
  const seen = useWebinarOutlook();
  return (
    <Page rhythm="close">
      <Hero {...hero} figure={<HomeFigure />} />
      <LogoWall {...trustedBy} />
      <Stack gap={24}>
        <PathCards {...paths} />
        <CtaLine {...firstCall} />
      </Stack>
      <Stack gap={48} id={handsOn.id} className="lali:scroll-mt-28">
        <Projects {...handsOn.projects} items={whole.map(withPicture)} />
        <ProjectTabs
          {...moreHead}
          items={switched.map((project, i) => ({ ...withPicture(project), mark: marks[i] }))}
          more={
            <Link href={more.href} variant="row">
              {more.label}
            </Link>
          }
        />
        <FeatureList {...handsOn.services} />
      </Stack>
      <MethodCards {...methods} className="lali:scroll-mt-28" />
      <Stack gap={48}>
        <TierCards {...innovationWorkshops} />
        <div className="lali:container-page">
          <EventCard
            title={webinarTitle}
            text={webinarText}
            {...ticketFacts(seen, { action, notice: seen.kind === 'none' ? none : dated })}
          />
        </div>
      </Stack>
      <Section tone="raised" space="none" className="lali:py-6">
        <SkillCards {...uxSkills} beside={uiSkills} className="lali:@3xl:py-10" />
      </Section>
      <ToolStack {...toolStack} />
      <CtaBand {...lastCall} tone="inverse" />
    </Page>
  );
}
