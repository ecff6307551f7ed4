import { inHtml } from '../../parts/in-html.ts';
import { StaticPart } from '../../parts/static-part.tsx';
import { speakerPart } from './part-ids.ts';
import { SpeakerBust } from './speaker-bust.tsx';

/** Who gives the keynote: what draws people is no part of the scripts. */
export function Speaker() {
  return inHtml ? <StaticPart id={speakerPart} /> : <SpeakerBust data-static={speakerPart} />;
}
