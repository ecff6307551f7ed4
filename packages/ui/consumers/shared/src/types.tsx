// What must not compile. Where the library's types were lost, these lines would, and the directives would complain.
import { Button } from '@laliaflia/ui';
import { TierCards } from '@laliaflia/ui/tier-cards';

export const forbidden = [
  // @ts-expect-error A link cannot be busy.
  <Button key="a" href="/" loading />,
  // @ts-expect-error There is no such variant.
  <Button key="b" variant="loud" />,
  // @ts-expect-error A list of tiers is needed.
  <TierCards key="c" title="Formats" />,
];
