import { accessibility, otherEngines } from '../../content/accessibility.ts';
import { articleDrawings } from '../../content/article-drawings.ts';
import { claims } from '../../content/claims.ts';
import { countText, dateText, money, numberText, timeText } from '../../content/format.ts';
import { readinessMinutes, readinessQuestions } from '../../content/lengths.ts';
import { prices } from '../../content/prices.ts';
import { promises } from '../../content/promises.ts';
import { site } from '../../content/site.ts';
import { team } from '../../content/team.ts';
import { terms } from '../../content/terms.ts';
import { webinar } from '../../content/webinar.ts';
import { shownDate, today } from '../../content/webinar-dates.ts';
import { inWords } from '../../content/words.ts';

/** The facts that a Markdown text may quote: `{{prices.ignite}}`, `{{webinar.date}}`. */
export const facts = {
  site,
  claims,
  promises,
  terms,
  prices: Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, money(price)])),
  assessment: { questions: readinessQuestions, minutes: readinessMinutes },
  accessibility: {
    ...accessibility.engines,
    browser: accessibility.browser,
    date: dateText(accessibility.date),
    pages: accessibility.pages.length,
    states: accessibility.states.length,
    modes: accessibility.modes.length,
    cells: numberText(accessibility.cells),
    stops: numberText(accessibility.stops),
    transcripts: accessibility.transcripts.length,
  },
  otherEngines: {
    browsers: otherEngines.browsers.join(' and '),
    date: dateText(otherEngines.date),
    pages: otherEngines.pages,
    journeys: inWords(otherEngines.journeys.length),
    widths: otherEngines.widths.join(' and '),
  },
  webinar: {
    title: webinar.title,
    date: dateText(shownDate(today).start),
    time: timeText(shownDate(today).start),
    length: countText(webinar.minutes, 'minute'),
    price: money(webinar.price),
    seats: webinar.seats,
  },
};

/** The authors that an article may have. */
export const authors: Readonly<Record<string, string>> = Object.fromEntries(
  team.map(({ id, name }) => [id, name]),
);

/** The drawings that its text may show. */
export const drawings: readonly string[] = Object.keys(articleDrawings);
