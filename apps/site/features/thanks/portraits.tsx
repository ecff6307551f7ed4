import { inHtml } from '../../parts/in-html.ts';
import { StaticPart } from '../../parts/static-part.tsx';
import { AnsweringFace, GroupFaces } from './faces.tsx';
import { answeringPart, groupPart } from './part-ids.ts';

/** Who reads the message. What draws people is no part of the scripts. */
export function Answering() {
  return inHtml ? <StaticPart id={answeringPart} /> : <AnsweringFace data-static={answeringPart} />;
}

/** Everybody who answers. */
export function Group() {
  return inHtml ? <StaticPart id={groupPart} /> : <GroupFaces data-static={groupPart} />;
}
