import { Exercise, Page, PageIntro, Section } from '@laliaflia/ui';
import { closing, exercise, intro, sides, skills, teaser } from '../content/pages/innovators-dna.ts';
import { OneWorkshop } from '../features/closing/one-workshop.tsx';
import { FiveSkills } from '../features/methods/five-skills.tsx';
import { NamedStrands } from '../features/methods/named-strands.tsx';
import { TenADay } from '../features/methods/ten-a-day.tsx';
import { TwoSides } from '../features/methods/two-sides.tsx';
import { Untangled } from '../features/methods/untangled.tsx';
import { Schedule } from '../pictures/artefacts/schedule.tsx';

export { closing, head } from '../content/pages/innovators-dna.ts';

const ends = skills.items.map(({ id, title }) => ({ name: title, href: `#${id}` }));

/** Ends before the names that stand beside the figure. */
function Lead() {
  return <span className="lali:block lali:@7xl:max-w-[24em]">{intro.lead}</span>;
}

export default function InnovatorsDna() {
  return (
    <Page>
      <PageIntro {...intro} lead={<Lead />} figure={<NamedStrands ends={ends} />} figurePlace="edge" />
      <Section tone="raised" aria-labelledby="sides">
        <TwoSides {...sides} asked={teaser} />
      </Section>
      <FiveSkills {...skills} />
      <TenADay />
      <Exercise {...exercise} id="questions" className="lali:scroll-mt-24" />
      <OneWorkshop {...closing}>
        <Untangled>
          <Schedule />
        </Untangled>
      </OneWorkshop>
    </Page>
  );
}
