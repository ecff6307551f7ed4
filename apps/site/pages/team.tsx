import { Page, PageIntro, StatBand, TeamGrid } from '@laliaflia/ui';
import { closing, intro, members, numbers } from '../content/pages/team.ts';
import { SixPeople } from '../features/about/six-people.tsx';
import { WhomToAsk } from '../features/closing/whom-to-ask.tsx';

export { closing, head } from '../content/pages/team.ts';

export default function Team() {
  return (
    <Page>
      <PageIntro {...intro}>
        <SixPeople />
      </PageIntro>
      <TeamGrid {...members} />
      <StatBand {...numbers} size="small" />
      <WhomToAsk {...closing} />
    </Page>
  );
}
