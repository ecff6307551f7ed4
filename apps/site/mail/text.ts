import type { Anchor, Content, Fact } from './content.ts';

export function toText({ title, intro, action, facts, passages, notes, other, link }: Content): string {
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
    link,
  ]
    .filter(Boolean)
    .join('\n\n');
}
