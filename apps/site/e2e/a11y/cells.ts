import { expect, type Page } from '@playwright/test';
import { hydrated, pages } from '../support/test.ts';
import { axeFindings, type IbmFinding, ibmFindings } from './engines.ts';
import { type Mode, modes } from './modes.ts';
import { answered, falseAlarms } from './reviewed.ts';
import { type State, states } from './states.ts';

/** A page as it is delivered, or what opens or appears after an act. */
export type Place = string | State;

export const nameOf = (place: Place): string => (typeof place === 'string' ? place : place.name);

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
export async function examine(
  page: Page,
  { prepare, scripts = true, beyondAxe }: Mode,
  place: Place,
  part = 'html',
): Promise<void> {
  if (typeof place === 'string') {
    await prepare?.before?.(page);
    await page.goto(place);
    if (scripts) await hydrated(page);
  } else {
    await place.reach(page);
    part = place.part ?? part;
  }
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
