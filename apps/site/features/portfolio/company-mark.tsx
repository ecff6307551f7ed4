import { Wordmark } from '@laliaflia/ui';
import { markOf } from '../../parts/ids.ts';
import { inHtml } from '../../parts/in-html.ts';
import { StaticPart } from '../../parts/static-part.tsx';

interface CompanyMarkProps {
  /** Where it stands: at another place it has another size. */
  place: string;
  mark: string;
  name: string;
  scale: number;
}

/** A company's wordmark within something that lives: the drawings of all companies are no part of the scripts. */
export function CompanyMark({ place, ...props }: CompanyMarkProps) {
  const id = markOf(place, props.mark);
  return inHtml ? <StaticPart id={id} /> : <Wordmark {...props} data-static={id} />;
}
