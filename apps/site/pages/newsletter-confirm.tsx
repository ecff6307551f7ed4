import { PageIntro } from '@laliaflia/ui';
import { useSearchParams } from 'react-router-dom';
import { ask, type ConfirmType, confirmTypes, heads, results } from '../content/pages/newsletter-confirm.ts';
import { Letter } from '../features/newsletter/letter.tsx';
import { Press } from '../features/newsletter/press.tsx';

export { ask as closing } from '../content/pages/newsletter-confirm.ts';

export const head = (type: string) => heads[typeOf(type)];

export default function NewsletterConfirm() {
  const [query] = useSearchParams();
  const type = typeOf(query.getAll('type').at(-1));
  const figure = <Letter look={type === 'stale' ? 'none' : 'coming'} />;
  if (type !== 'ask') return <PageIntro key={type} {...results[type]} figure={figure} figurePlace="foot" />;
  const { title, lead, ...press } = ask;
  return (
    <PageIntro key={type} title={title} lead={lead} figure={figure} figurePlace="foot">
      <Press link="confirm" {...press} />
    </PageIntro>
  );
}

function typeOf(type: string | undefined): ConfirmType {
  return confirmTypes.find((known) => known === type) ?? 'ask';
}
