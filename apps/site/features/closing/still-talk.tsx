import { inHtml } from '../../parts/in-html.ts';
import { StaticPart } from '../../parts/static-part.tsx';
import { talkPart } from './part-ids.ts';
import { Talk, type TalkProps } from './talk.tsx';

/** The same end within what is alive: it is no part of the scripts, nor is what draws people. One page has it. */
export function StillTalk(props: TalkProps) {
  return inHtml ? <StaticPart id={talkPart} /> : <Talk {...props} data-static={talkPart} />;
}
