import { site } from '../content/site.ts';
import type { Content, Fact } from './content.ts';

export function toText({ title, intro, facts, passages, notes, link }: Content): string {
  const fact = ({ label, value }: Fact) => `${label}: ${value}`;
  const passage = ({ label, value }: Fact) => `${label}:\n${value}`;
  return [title, intro, facts.map(fact).join('\n'), ...passages.map(passage), ...notes, link]
    .filter(Boolean)
    .join('\n\n');
}

export function timeText(at: Date): string {
  return at.toLocaleString(site.locale, { dateStyle: 'full', timeStyle: 'short', timeZone: site.timeZone });
}
