import type { ResultAxes, ResultExplanation } from '@laliaflia/ui';
import {
  areas,
  explained,
  levels,
  lift,
  marks,
  notes,
  summaries,
  titles,
} from '../../content/assessment/words.ts';
import { site } from '../../content/site.ts';
import { rulesOf } from './rules.ts';
import { liftToNext, score } from './scoring/index.ts';
import { type Answers, type AssessmentResult, categories, type QuestionScore } from './scoring/types.ts';
import type { Version } from './versions.ts';

export interface Explained {
  result: AssessmentResult;
  title: string;
  summary: string;
  axes: ResultAxes;
  explanations: readonly ResultExplanation[];
  lift: { title: string; text: string; lead?: string; changes: readonly string[] };
}

/** What the answers amount to, in words. The same answers say the same everywhere. */
export function explain(version: Version, answers: Answers): Explained {
  const { rules, adds } = rulesOf[version.id];
  const result = score(version.questions, rules, answers);
  return {
    result,
    ...headline(result),
    axes: categories.map((id) => {
      const places = result.questions.flatMap(({ category, best }, i) =>
        category === id && best !== undefined ? [i + 1] : [],
      );
      const list = notes.places(places);
      return {
        id,
        label: areas[id],
        score: result.scores[id],
        note: places.length === 1 ? notes.alone(list) : adds ? notes.sum(list) : notes.mean(list),
      };
    }) as unknown as ResultAxes,
    explanations: result.questions.map((scored, i) => explanation(version, answers, scored, i)),
    lift: wayUp(version, answers, result),
  };
}

/** Strongest and weakest by name; of equal ones the first. */
function headline({ scores }: AssessmentResult): { title: string; summary: string } {
  const [first] = categories;
  const strong = categories.reduce((best, each) => (scores[each] > scores[best] ? each : best), first);
  const weak = categories.reduce((worst, each) => (scores[each] < scores[worst] ? each : worst), first);
  const [high, low] = [scores[strong], scores[weak]];
  if (high === low) return { title: titles.even, summary: summaries.even(high) };
  const summary = summaries.apart(areas[weak], low, areas[strong], high);
  if (high < marks.low) return { title: titles.allLow, summary };
  if (low >= marks.high) return { title: titles.allHigh, summary };
  return { title: `${titles.strong[strong]}, ${titles.weak[weak]}`, summary };
}

function explanation(
  version: Version,
  answers: Answers,
  { id, points, best, bestAnswer }: QuestionScore,
  index: number,
): ResultExplanation {
  const question = version.questions[index];
  const answer = answers[id] ?? '';
  const common = { id: `why-${id}`, question: question?.text ?? '', answer };
  if (question === undefined || question.type === 'text' || points === undefined)
    return { ...common, text: explained.unscored };
  const reason = rulesOf[version.id].reasons[id]?.[question.options.indexOf(answer)] ?? '';
  const why = explained.scored(index + 1, points, reason);
  const more = best !== undefined && bestAnswer !== undefined && points < best;
  return {
    ...common,
    points: explained.points(points),
    text: more ? `${why} ${explained.better(bestAnswer, best)}` : why,
  };
}

function wayUp(version: Version, answers: Answers, result: AssessmentResult): Explained['lift'] {
  const { rules } = rulesOf[version.id];
  const average = exact(result.averageScore);
  const found = liftToNext(version.questions, rules, answers);
  if (found === undefined || found.to === 'ignite')
    return { title: lift.highest, text: lift.keep(rules.thresholds.engine, average), changes: [] };
  return {
    title: lift.title(levels[found.to]),
    text: lift.distance(rules.thresholds[found.to], average),
    lead: found.changes.length === 1 ? lift.one : lift.several(found.changes.length),
    changes: found.changes.map(({ id, answer }) => {
      const place = version.questions.findIndex((question) => question.id === id) + 1;
      return lift.change(place, answer, answers[id] ?? '');
    }),
  };
}

/** Thresholds are compared with the average as it is, so here it is told as it is. */
function exact(average: number): string {
  return new Intl.NumberFormat(site.locale, { maximumFractionDigits: 2 }).format(average);
}
