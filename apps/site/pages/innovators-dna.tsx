import {
  CtaBand,
  Exercise,
  FeatureList,
  Page,
  PageIntro,
  ProcessSteps,
  Section,
  TierComparison,
} from '@laliaflia/ui';
import {
  closing,
  exercise,
  intro,
  practice,
  sides,
  skills,
  teaser,
} from '../content/pages/innovators-dna.ts';
import { OneWorkshop } from '../features/closing/one-workshop.tsx';
import { NamedStrands } from '../features/methods/named-strands.tsx';
import { skillDrawings } from '../features/methods/skill-drawings.tsx';

export { closing, head } from '../content/pages/innovators-dna.ts';

const drawn = skills.items.map((skill, i) => ({ ...skill, icon: skillDrawings[i] }));

const ends = skills.items.map(({ id, title }) => ({ name: title, href: `#${id}` }));

/* Where there is room for it, the five stand in one row. */
const inOneRow = [
  'lali:@7xl:[&_ol]:grid-cols-5 lali:@7xl:[&_ol]:gap-x-8',
  'lali:@7xl:[&_li]:col-span-1! lali:@7xl:[&_li]:row-span-4 lali:@7xl:[&_li]:grid-cols-[minmax(0,1fr)]',
  'lali:@7xl:[&_li]:border-0! lali:@7xl:[&_li]:px-0! lali:@7xl:[&_li]:pb-0',
  'lali:@7xl:[&_li>span]:row-span-1 lali:@7xl:[&_li>span]:mb-6 lali:@7xl:[&_li>span]:w-36',
].join(' ');

/** Ends before the names that stand beside the figure. */
function Lead() {
  return <span className="lali:block lali:@7xl:max-w-[24em]">{intro.lead}</span>;
}

export default function InnovatorsDna() {
  return (
    <Page>
      <PageIntro {...intro} lead={<Lead />} figure={<NamedStrands ends={ends} />} figurePlace="edge" />
      <Section tone="raised">
        <TierComparison {...sides} />
      </Section>
      <FeatureList {...skills} items={drawn} layout="ledger" numbered className={inOneRow} />
      <CtaBand {...teaser} tone="raised" figure="phyllotaxis" seed={13} />
      <ProcessSteps {...practice} />
      <Exercise {...exercise} id="questions" className="lali:scroll-mt-24" />
      <OneWorkshop {...closing} />
    </Page>
  );
}
