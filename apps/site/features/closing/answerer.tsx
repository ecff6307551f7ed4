import { inHtml } from '../../parts/in-html.ts';
import { StaticPart } from '../../parts/static-part.tsx';
import { AnsweringPerson } from './answering-person.tsx';
import { answererPart } from './part-ids.ts';

/** Who reads the message: what draws people is no part of the scripts. */
export function Answerer() {
  return inHtml ? <StaticPart id={answererPart} /> : <AnsweringPerson data-static={answererPart} />;
}
