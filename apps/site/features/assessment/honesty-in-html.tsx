import { honesty } from '../../content/pages/ai-lab.ts';
import { inHtml } from '../../parts/in-html.ts';
import { StaticPart } from '../../parts/static-part.tsx';
import { Honesty } from './honesty.tsx';

export const honestyPart = 'honesty';

/** What the tools do with what one enters: words and drawings are no part of the scripts. */
export function HonestyInHtml() {
  return inHtml ? <StaticPart id={honestyPart} /> : <Honesty {...honesty} data-static={honestyPart} />;
}
