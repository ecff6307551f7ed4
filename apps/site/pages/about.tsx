import {
  Avatar,
  AvatarGroup,
  FeatureList,
  Page,
  PageIntro,
  Section,
  StatBand,
  ToolStack,
} from '@laliaflia/ui';
import { beliefs, closing, fields, intro, numbers, others, portrait, work } from '../content/pages/about.ts';
import { Talk } from '../features/closing/talk.tsx';

export { closing, head } from '../content/pages/about.ts';

export default function About() {
  return (
    <Page>
      <PageIntro
        {...intro}
        rule
        figure={<Avatar {...portrait} name="" size="full" shape="bare" className="lali:block" />}
        figurePlace="foot"
      >
        <AvatarGroup {...others} />
      </PageIntro>
      <FeatureList {...beliefs} />
      <StatBand {...numbers} tone="raised" />
      <FeatureList {...work} layout="ledger" numbered={false} />
      <Section tone="raised">
        <ToolStack {...fields} />
      </Section>
      {/* Her portrait is on the page already. */}
      <Talk {...closing} person={undefined} />
    </Page>
  );
}
