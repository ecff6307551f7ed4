import { LivingFigure, PageIntro } from '@laliaflia/ui';
import { useSearchParams } from 'react-router-dom';
import { ask, heads, type LeaveType, leaveTypes, results } from '../content/pages/newsletter-leave.ts';
import { Press } from '../features/newsletter/press.tsx';

export { ask as closing } from '../content/pages/newsletter-leave.ts';

export const head = (type: string) => heads[typeOf(type)];

export default function NewsletterLeave() {
  const [query] = useSearchParams();
  const type = typeOf(query.getAll('type').at(-1));
  const figure = <LivingFigure rule="strands" strands={2} seed={31} />;
  if (type !== 'ask') return <PageIntro key={type} {...results[type]} figure={figure} figurePlace="edge" />;
  const { title, lead, ...press } = ask;
  return (
    <PageIntro key={type} title={title} lead={lead} figure={figure} figurePlace="edge">
      <Press link="leave" {...press} />
    </PageIntro>
  );
}

function typeOf(type: string | undefined): LeaveType {
  return leaveTypes.find((known) => known === type) ?? 'ask';
}
