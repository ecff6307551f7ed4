import { LivingFigure, Page, PageIntro, StatBand, TeamGrid } from '@laliaflia/ui';
import { closing, intro, members, numbers } from '../content/pages/team.ts';
import { Talk } from '../features/closing/talk.tsx';

export { closing, head } from '../content/pages/team.ts';

export default function Team() {
  return (
    <Page>
      <PageIntro {...intro} rule figure={<LivingFigure rule="tessellation" parts={0} seed={1} />} />
      <TeamGrid {...members} />
      <StatBand {...numbers} tone="raised" />
      {/* Her portrait is on the page already. */}
      <Talk {...closing} person={undefined} />
    </Page>
  );
}
