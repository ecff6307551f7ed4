import { focusOf, shortened } from './focus.ts';
import { randomFrom, shuffled } from './random.ts';
import { themesOf } from './themes.ts';
import type { IdeaBank, Seedling, SproutedIdea, Theme, Words } from './types.ts';

/** How long the work lets itself be waited for, in milliseconds. */
export const sproutDelay = 2000;

export interface IdeaQuestion {
  challenge: string;
  /** One of the bank's industries, or '' for none. */
  industry: string;
  /** Counts the attempts at the same challenge: another number, other ideas. */
  round: number;
}

const longestQuotation = 70;

/** Undefined for a blank challenge, to which there is nothing to say. */
export function cleanChallenge(challenge: string): string | undefined {
  const text = challenge.replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

/** Starting points for a challenge: the same for the same question, no two of them alike. */
export function sproutIdeas<Method extends string>(
  bank: IdeaBank<Method>,
  { challenge, industry, round }: IdeaQuestion,
): SproutedIdea<Method>[] {
  const text = cleanChallenge(challenge);
  if (text === undefined) return [];
  const kind = Object.hasOwn(bank.industries, industry) ? industry : '';
  const words = wordsFor(bank, text, kind);
  const found = themesOf(text);
  // Rounds of one challenge share an order and take turns in it, so that a new round brings what is new.
  const random = randomFrom(`${text.toLowerCase()}|${kind}`);
  const steps = shuffled(bank.steps, random);
  const chosen = (Object.keys(bank.mix) as Method[]).flatMap((method) => {
    const own = shuffled(
      bank.seedlings.filter((seedling) => seedling.method === method),
      random,
    );
    return turn(byFit(own, found), round * bank.mix[method], bank.mix[method]);
  });
  return shuffled(chosen, random).map((seedling, i) => {
    const step = steps[(round * chosen.length + i) % steps.length];
    return {
      id: seedling.id,
      method: seedling.method,
      text: [seedling.text(words), step?.text(words)].filter(Boolean).join(' '),
    };
  });
}

function wordsFor(bank: IdeaBank<string>, challenge: string, industry: string): Words {
  const { people, person, place } = bank.industries[industry] ?? {
    people: 'people',
    person: 'somebody',
    place: 'there',
  };
  const bare = challenge.replace(/["“”„]/g, '');
  return {
    people,
    person,
    place,
    challenge: `“${shortened(bare, longestQuotation)}”`,
    focus: `“${focusOf(bare)}”`,
  };
}

/** What fits the challenge comes first; what fits anything before what fits something else. */
function byFit<Method extends string>(
  seedlings: readonly Seedling<Method>[],
  found: readonly Theme[],
): Seedling<Method>[] {
  const fitness = (seedling: Seedling<Method>) => {
    if (seedling.themes.length === 0) return 0.5;
    return seedling.themes.filter((theme) => found.includes(theme)).length;
  };
  return seedlings.toSorted((one, other) => fitness(other) - fitness(one));
}

function turn<T>(things: readonly T[], start: number, count: number): T[] {
  return Array.from(
    { length: Math.min(count, things.length) },
    (_, i) => things[(start + i) % things.length] as T,
  );
}
