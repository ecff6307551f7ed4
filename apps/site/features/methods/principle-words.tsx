import { Heading, Text } from '@laliaflia/ui';
import type { principles } from '../../content/pages/applied-imagination.ts';

export type Principle = (typeof principles.items)[number];

/** What a principle asks for, and what it makes of the example. */
export function PrincipleHead({ title, text, example }: Omit<Principle, 'points'>) {
  return (
    <div className="lali:min-w-0">
      <Heading level={3} look="subheading" className="lali:text-[clamp(1.75rem,2.7cqi,2.375rem)]">
        {title}
      </Heading>
      <Text tone="soft" className="lali:mt-3">
        {text}
      </Text>
      <p className="lali:type-lead lali:mt-5 lali:border-s-4 lali:border-highlight lali:ps-4">{example}</p>
    </div>
  );
}

/** How to follow it. */
export function PrinciplePoints({ points }: Pick<Principle, 'points'>) {
  return (
    <ul className="lali:min-w-0 lali:border-b lali:border-line lali:[list-style-type:'']">
      {points.map((point) => (
        <li key={point} className="lali:border-t lali:border-line lali:py-3.5">
          {point}
        </li>
      ))}
    </ul>
  );
}
