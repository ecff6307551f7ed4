import { site } from '../content/site.ts';
import type { Anchor, Content, Fact } from './content.ts';

export function toText({
  title,
  intro,
  action,
  facts,
  passages,
  notes,
  other,
  imprint,
  link,
}: Content): string {
  const anchor = ({ label, href }: Anchor) => `${label}:\n${href}`;
  const fact = ({ label, value }: Fact) => `${label}: ${value}`;
  const passage = ({ label, value }: Fact) => `${label}:\n${value}`;
  return [
    title,
    intro,
    action && anchor(action),
    facts.map(fact).join('\n'),
    ...passages.map(passage),
    ...notes,
    other && anchor(other),
    imprint,
    link,
  ]
    .filter(Boolean)
    .join('\n\n');
}

export function timeText(at: Date): string {
  return at.toLocaleString(site.locale, { dateStyle: 'full', timeStyle: 'short', timeZone: site.timeZone });
}
