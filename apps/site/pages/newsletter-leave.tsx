import { PageIntro } from '@laliaflia/ui';
import { useSearchParams } from 'react-router-dom';
import { ask, heads, type LeaveType, leaveTypes, results } from '../content/pages/newsletter-leave.ts';
import { Letter } from '../features/newsletter/letter.tsx';
import { Press } from '../features/newsletter/press.tsx';

export { ask as closing } from '../content/pages/newsletter-leave.ts';

export const head = (type: string) => heads[typeOf(type)];

export default function NewsletterLeave() {
  const [query] = useSearchParams();
  const type = typeOf(query.getAll('type').at(-1));
  const figure = <Letter look="none" />;
  if (type !== 'ask') return <PageIntro key={type} {...results[type]} figure={figure} figurePlace="foot" />;
  const { title, lead, ...press } = ask;
  return (
    <PageIntro key={type} title={title} lead={lead} figure={figure} figurePlace="foot">
      <Press link="leave" {...press} />
    </PageIntro>
  );
}

function typeOf(type: string | undefined): LeaveType {
  return leaveTypes.find((known) => known === type) ?? 'ask';
}
