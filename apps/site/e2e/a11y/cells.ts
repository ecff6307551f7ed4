import { expect, type Page, test } from '@playwright/test';
import { hydrated, pages } from '../support/test.ts';
import { axeFindings, type IbmFinding, ibmFindings } from './engines.ts';
import { type Mode, modes } from './modes.ts';
import { answered, falseAlarms } from './reviewed.ts';
import { type State, states } from './states.ts';

/** A page as it is delivered, or what opens or appears after an act. */
export type Place = string | State;

export const nameOf = (place: Place): string => (typeof place === 'string' ? place : place.name);

/** States that follow one another on one loaded page. */
export type Chain = readonly State[];

function chainFrom(state: State): Chain {
  const next = states.find(({ follows }) => follows === state);
  return next ? [state, ...chainFrom(next)] : [state];
}

export const chains: readonly Chain[] = states.filter(({ follows }) => !follows).map(chainFrom);

/** What the console may say on the way to a place. */
export const noiseOf = (place: Place): readonly RegExp[] =>
  typeof place === 'string' ? [] : [...(place.noise ?? []), ...(place.follows ? noiseOf(place.follows) : [])];

async function reach(page: Page, { follows, reach: act }: State): Promise<void> {
  if (follows) await reach(page, follows);
  await act(page);
}

/** Without scripts nothing opens that HTML does not open by itself. */
export const placesIn = ({ scripts = true }: Mode): readonly Place[] =>
  scripts ? [...pages, ...states] : pages;

/** Some cells that meet every place and every mode once, by mode. */
export function diagonal(): readonly { mode: Mode; places: readonly Place[] }[] {
  const withScripts = modes.filter(({ scripts = true }) => scripts);
  return modes.map((mode, at) => ({
    mode,
    places: [
      ...pages.filter((_, i) => i % modes.length === at),
      ...states.filter((_, i) => withScripts[i % withScripts.length] === mode),
    ],
  }));
}

/** Runs in the page: resolves when nothing fades or moves any more, but for what never ends or follows the scrolling. */
async function atRest(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity,
    );
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

const isReviewed = ({ rule, sure, markup }: IbmFinding, pathname: string) =>
  falseAlarms.some(
    (alarm) => alarm.rule === rule && alarm.markup.test(markup) && (alarm.path?.test(pathname) ?? true),
  ) ||
  (!sure && answered[rule] !== undefined);

/**
 * Opens a place in a mode and expects that neither engine finds anything, but for what a person has looked at.
 * @param part What is examined of a page.
 */
export async function examine(page: Page, mode: Mode, place: Place, part = 'html'): Promise<void> {
  const { prepare, scripts = true } = mode;
  if (typeof place === 'string') {
    await prepare?.before?.(page);
    await page.goto(place);
    if (scripts) await hydrated(page);
  } else {
    await reach(page, place);
    part = place.part ?? part;
  }
  await examineAsItIs(page, mode, part);
}

/** The same for states that follow one another: each is reached from the one before. */
export async function examineChain(page: Page, mode: Mode, chain: Chain): Promise<void> {
  for (const state of chain)
    await test.step(state.name, async () => {
      await state.reach(page);
      await examineAsItIs(page, mode, state.part ?? 'html');
    });
}

async function examineAsItIs(page: Page, { prepare, beyondAxe }: Mode, part: string): Promise<void> {
  await prepare?.after?.(page);
  await page.evaluate(atRest);
  expect(await findings(page, part, beyondAxe)).toEqual([]);
}

/** What both engines find in a part of the page, but for what a person has looked at; one a line. */
export async function findings(page: Page, part: string, beyondAxe?: readonly string[]): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const ibm = (await ibmFindings(page, part))
    .filter((finding) => !isReviewed(finding, pathname))
    .map(({ rule, message, markup }) => `ibm ${rule}: ${message} ${markup.slice(0, 120)}`);
  return [...(await axeFindings(page, part, beyondAxe)), ...ibm];
}
