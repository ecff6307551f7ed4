import type { IdeaBank, Seedling, Theme, Words } from '../../../content/ideas/types.ts';
import { focusOf, shortened } from './focus.ts';
import { groupOf } from './people.ts';
import { randomFrom, shuffled } from './random.ts';
import { themesOf } from './themes.ts';

/** How long the work lets itself be waited for, in milliseconds. */
export const sproutDelay = 2000;

export interface IdeaQuestion {
  challenge: string;
  /** One of the bank's industries, or '' for none. */
  industry: string;
  /** Counts the attempts at the same challenge: another number, other ideas. */
  round: number;
}

export interface SproutedIdea<Method extends string> {
  id: string;
  method: Method;
  text: string;
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
  const ideas = shuffled(chosen, random).map((seedling, i) => {
    const step = steps[(round * chosen.length + i) % steps.length];
    return { ...seedling, text: seedling.text(words), step: step?.text(words) ?? '' };
  });
  // What somebody wrote comes back at least once.
  const quotes = (told: string) => told.includes(words.challenge) || told.includes(words.focus);
  const [first] = ideas;
  if (first && !ideas.some(({ text: idea, step }) => quotes(idea) || quotes(step)))
    first.step = steps.map((step) => step.text(words)).find(quotes) ?? first.step;
  return ideas.map(({ id, method, text: idea, step }) => ({
    id,
    method,
    text: [idea, step].filter(Boolean).join(' '),
  }));
}

function wordsFor(bank: IdeaBank<string>, challenge: string, industry: string): Words {
  const quoted = (text: string) => (/\p{L}{2}/u.test(text) ? bank.quoted(text) : bank.unquotable);
  const bare = calm(challenge.replace(/["“”„]/g, ''));
  const focus = focusOf(bare);
  return {
    ...(bank.industries[industry] ?? bank.industries['']),
    ...groupOf(challenge),
    challenge: quoted(shortened(bare, longestQuotation)),
    // One word alone rarely says what is wrong.
    focus: quoted(focus.includes(' ') ? focus : shortened(bare, longestQuotation)),
  };
}

/** What is shouted is quoted in a normal voice; a single word may be a name. */
function calm(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{L}\s+\p{L}/u.test(text)) return text;
  const quiet = text.toLowerCase();
  return quiet.charAt(0).toUpperCase() + quiet.slice(1);
}

/** What fits the challenge comes first; what fits anything before what fits something else. */
function byFit<Method extends string>(
  seedlings: readonly Seedling<Method>[],
  found: readonly Theme[],
): Seedling<Method>[] {
  const fitness = (seedling: Seedling<Method>) => {
    const matching = seedling.themes.filter((theme) => found.includes(theme)).length;
    return matching || (seedling.themes.length === 0 || seedling.general ? 0.5 : 0);
  };
  return seedlings.toSorted((one, other) => fitness(other) - fitness(one));
}

function turn<T>(things: readonly T[], start: number, count: number): T[] {
  return Array.from(
    { length: Math.min(count, things.length) },
    (_, i) => things[(start + i) % things.length] as T,
  );
}
