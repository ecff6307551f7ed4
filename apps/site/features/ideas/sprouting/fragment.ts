import { cleanChallenge, type IdeaQuestion } from './sprout.ts';

/*
 * A question in an address, after the #: a browser never sends that part to anybody. The same question has the same
 * ideas, so that the link shows them too.
 */

const longest = 2000;
const mostRounds = 999;

/** `challenge=Queues&industry=retail&round=1`, without the #. */
export function toIdeaFragment({ challenge, industry, round }: IdeaQuestion): string {
  const parts = new URLSearchParams({ challenge });
  if (industry !== '') parts.set('industry', industry);
  if (round > 0) parts.set('round', String(round));
  return parts.toString();
}

/** Undefined for a fragment that asks nothing. */
export function fromIdeaFragment(fragment: string): IdeaQuestion | undefined {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const challenge = cleanChallenge((parts.get('challenge') ?? '').slice(0, longest));
  if (challenge === undefined) return undefined;
  const round = Number(parts.get('round') ?? 0);
  return {
    challenge,
    industry: parts.get('industry') ?? '',
    round: Number.isInteger(round) && round >= 0 && round <= mostRounds ? round : 0,
  };
}
