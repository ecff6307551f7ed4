import { toFragment } from '@laliaflia/leads/assessment-link';
import type { DeskSite, SiteQuestion } from '../data/site.ts';

export interface ToldAssessment {
  /** The page of the site that shows the result of these answers. */
  result: string;
  /** Answers that today's questions do not have. */
  unknown: number;
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
    unknown: told.filter(({ answer, isKnown }) => answer !== '' && !isKnown).length,
    answers: told.flatMap(({ question, answer }) =>
      answer === '' ? [] : [{ question: question.text, answer }],
    ),
  };
}

/** A scale was sent by the number of its point, everything else in words. */
function answerOf(question: SiteQuestion, sent: unknown): { answer: string; isKnown: boolean } {
  const text = String(sent ?? '').trim();
  if (question.type === 'text') return { answer: text, isKnown: text !== '' };
  const point = question.type === 'scale' ? question.options[Number(text) - 1] : undefined;
  return point === undefined
    ? { answer: text, isKnown: question.options.includes(text) }
    : { answer: point, isKnown: true };
}
