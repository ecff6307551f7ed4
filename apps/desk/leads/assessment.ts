import { toFragment } from '@laliaflia/leads/assessment-link';
import { assessment as words } from '../content/words.ts';
import type { DeskSite, SiteQuestion } from '../data/site.ts';

export interface ToldAssessment {
  /** The page of the site that shows the result of these answers. */
  result: string;
  /** Answers that today's questions do not have. */
  unknown: number;
  /** What the visitor was told, in the order of the site; empty where that was not stored. */
  scores: readonly { category: string; score: number }[];
  answers: readonly { question: string; answer: string }[];
}

/** What somebody answered, in words; undefined where the questions are not known. */
export function tellAssessment(
  fields: Readonly<Record<string, unknown>>,
  { url, assessments }: DeskSite,
): ToldAssessment | undefined {
  const known = assessments[String(fields.version)];
  if (known === undefined) return undefined;
  const told = known.questions.map((question) => ({ question, ...answerOf(question, fields[question.id]) }));
  const chosen = Object.fromEntries(
    told.flatMap(({ question, answer, isKnown }) => (isKnown ? [[question.id, answer]] : [])),
  );
  return {
    result: `${url}${known.path}#${toFragment(known.questions, chosen)}`,
    scores: scoresOf(String(fields.result ?? '')),
    unknown: told.filter(({ answer, isKnown }) => answer !== '' && !isKnown).length,
    answers: told.flatMap(({ question, answer }) =>
      answer === '' ? [] : [{ question: question.text, answer }],
    ),
  };
}

/** Of 'discovery 70, creativity 42, delivery 30, culture 55, average 49.25, deep'. */
function scoresOf(result: string): ToldAssessment['scores'] {
  const scores = words.categories.flatMap((category) => {
    const [, score] = new RegExp(`\\b${category} (\\d{1,3})\\b`, 'i').exec(result) ?? [];
    return score === undefined ? [] : [{ category, score: Number(score) }];
  });
  return scores.length === words.categories.length ? scores : [];
}

/** A scale was sent by the number of its point, everything else in words. */
function answerOf(question: SiteQuestion, sent: unknown): { answer: string; isKnown: boolean } {
  const text = String(sent ?? '').trim();
  if (question.type === 'text') return { answer: text, isKnown: text !== '' };
  const point = question.type === 'scale' ? question.options[Number(text) - 1] : undefined;
  if (point !== undefined) return { answer: point, isKnown: true };
  if (question.options.includes(text)) return { answer: text, isKnown: true };
  return { answer: /^\d+$/.test(text) ? words.option(text) : text, isKnown: false };
}
