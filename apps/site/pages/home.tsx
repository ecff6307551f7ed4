import portrait from 'virtual:portrait';
import {
  CtaBand,
  EventCard,
  FeatureList,
  Hero,
  Link,
  LivingFigure,
  LogoWall,
  MethodCards,
  Page,
  PathCards,
  Projects,
  SkillCards,
  TierCards,
  ToolStack,
} from '@laliaflia/ui';
import { featured } from '../content/featured.ts';
import {
  featuredProjects,
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
import { projectInShort } from '../features/portfolio/projects.ts';
import { useOpenPicture } from '../features/portfolio/use-open-picture.ts';

export { head } from '../content/pages/home.ts';

const { more, ...featuredHead } = featuredProjects;
const { title: webinarTitle, text: webinarText, action, dated, none } = webinarCard;
const projects = featured.map((project) => projectInShort(project));

export default function Home() {
  const withPicture = useOpenPicture();
  const seen = useWebinarOutlook();
  return (
    <Page>
      <Hero {...hero} figure={portrait && <LivingFigure grow cells={1100} portrait={portrait} />} />
      <LogoWall {...trustedBy} />
      <PathCards {...paths} />
      <MethodCards {...methods} className="lali:scroll-mt-28" />
      <TierCards {...innovationWorkshops} />
      <div className="lali:container-page">
        <EventCard
          title={webinarTitle}
          text={webinarText}
          {...ticketFacts(seen, { action, notice: seen.kind === 'none' ? none : dated })}
        />
      </div>
      <CtaBand {...firstCall} tone="raised" />
      <FeatureList {...handsOn} className="lali:scroll-mt-28" />
      <Projects
        {...featuredHead}
        items={projects.map(withPicture)}
        more={
          <Link href={more.href} variant="row">
            {more.label}
          </Link>
        }
      />
      <SkillCards {...uxSkills} />
      <SkillCards {...uiSkills} />
      <ToolStack {...toolStack} />
      <CtaBand {...lastCall} tone="inverse" />
    </Page>
  );
}
