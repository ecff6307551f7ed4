import { AvatarGroup, Page, PageIntro, StatBand, TeamGrid } from '@laliaflia/ui';
import { closing, group, intro, members, numbers } from '../content/pages/team.ts';
import { WhomToAsk } from '../features/closing/whom-to-ask.tsx';

export { closing, head } from '../content/pages/team.ts';

export default function Team() {
  return (
    <Page>
      <PageIntro {...intro} rule figure={<AvatarGroup look="standing" {...group} />} figurePlace="below" />
      <TeamGrid {...members} />
      <StatBand {...numbers} size="small" />
      <WhomToAsk {...closing} />
    </Page>
  );
}
