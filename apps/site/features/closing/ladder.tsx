import { TierSteps, type TierStepsProps } from '@laliaflia/ui';
import { ladder } from '../../content/closing.ts';
import type { Workshop } from '../../content/schema/offers.ts';
import { site } from '../../content/site.ts';

interface LadderProps extends Pick<TierStepsProps, 'title' | 'actions'> {
  text: string;
  /** What each is for, below its length. */
  notes: Readonly<Record<Workshop['id'], string>>;
}

/** The end of a page that recommends one of the three workshops: when it is which. */
export function Ladder({ text, notes, ...rest }: LadderProps) {
  const steps = ladder.map((step) => ({ ...step, priceNote: { text: notes[step.id] } }));
  return <TierSteps lead={text} steps={steps} locale={site.locale} {...rest} />;
}
