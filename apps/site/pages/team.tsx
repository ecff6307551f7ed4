import { CtaBand, LivingFigure, PageIntro, StatBand, TeamGrid } from '@laliaflia/ui';
import { closing, intro, members, numbers } from '../content/pages/team.ts';

export { head } from '../content/pages/team.ts';

export default function Team() {
  return (
    <>
      <PageIntro {...intro} figure={<LivingFigure rule="tessellation" parts={0} seed={1} />} />
      <TeamGrid {...members} className="lali:band-gap lali:border-line lali:border-t" />
      <StatBand {...numbers} tone="raised" />
      <div className="lali:band-gap">
        <CtaBand {...closing} figure="branching" seed={12} />
      </div>
    </>
  );
}
