import { TierSteps, type TierStepsProps } from '@laliaflia/ui';
import { ladder } from '../../content/closing.ts';
import { site } from '../../content/site.ts';

interface LadderProps extends Pick<TierStepsProps, 'title' | 'actions'> {
  text: string;
}

/** The end of a page about a method: the three workshops on one line, and what else leads on. */
export function Ladder({ text, ...rest }: LadderProps) {
  return <TierSteps lead={text} steps={ladder} locale={site.locale} {...rest} />;
}
