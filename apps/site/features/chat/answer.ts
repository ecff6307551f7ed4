import type { ChatPart } from '@laliaflia/ui';
import { factWords } from '../../content/chat/fact-words.ts';
import { type FactName, facts } from '../../content/chat/facts.ts';
import { addressGiven } from '../../content/chat/further-replies.ts';
import { replyTo } from '../../content/chat/replies.ts';
import type { ChatIntent } from '../../content/chat/types.ts';
import { matchIntent, saysAny } from './match.ts';

/** The keywords that the specification names keep their replies, also beside a fact. */
const specified = new Set<ChatIntent>([
  'laliaflia',
  'applied-imagination',
  'innovators-dna',
  'assessment',
  'exercises',
  'workshops',
  'price',
  'call',
  'nature',
]);

/** What a page states and the message asks for, if it does. */
function matchFact(message: string): FactName | undefined {
  return factWords.find(([, words]) => saysAny(message, words))?.[0];
}

/** What the guide says to a message, at this moment. */
export function answerTo(message: string, now = Date.now()): readonly ChatPart[] {
  const intent = matchIntent(message);
  // Whoever leaves an address expects to be written to: say what does lead to that.
  if (/\S@\S+\.\S/.test(message)) {
    return specified.has(intent) ? [...replyTo(intent, now), '\n', ...addressGiven] : addressGiven;
  }
  const name = matchFact(message);
  if (name === undefined) return replyTo(intent, now);
  const { text, more } = facts[name];
  const fact: readonly ChatPart[] = [`${text}\n`, more, '.'];
  return specified.has(intent) ? [`${text}\n`, ...replyTo(intent, now)] : fact;
}
