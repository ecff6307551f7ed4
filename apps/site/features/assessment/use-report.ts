import { assessmentReport, checkForm } from '@laliaflia/leads';
import type { LeadFormProblems } from '@laliaflia/ui/lead-form';
import { useRef, useState } from 'react';
import { report } from '../../content/assessment/words.ts';
import { problemsInWords } from '../../delivery/form-fields.ts';
import { referenceOf, useDelivery } from '../../delivery/use-delivery.ts';
import { type Answers, type AssessmentResult, categories } from './scoring/types.ts';
import type { Version } from './versions.ts';

const none: LeadFormProblems['fields'] = {};

/** The request for a report: address, answers and scores as one lead. */
export function useReport(version: Version, answers: Answers, result: AssessmentResult) {
  const { delivery, deliver, reset } = useDelivery();
  const [problems, setProblems] = useState(none);
  const sent = useRef<string>(undefined);
  const [isCorrected, setCorrected] = useState(false);

  const send = (written: Record<string, string>, bot: string) => {
    const { values, problems: found } = checkForm(assessmentReport, written);
    setProblems(found ? problemsInWords(assessmentReport, found).fields : none);
    if (found) return reset();
    sent.current = JSON.stringify(values);
    setCorrected(false);
    void deliver(
      {
        kind: assessmentReport.name,
        fields: {
          ...values,
          version: version.id,
          result: inOneLine(result),
          ...sentAnswers(version, answers),
        },
      },
      bot,
    );
  };

  const message =
    delivery.status === 'success'
      ? { title: report.success.title, text: report.success.text(referenceOf(delivery.id)) }
      : delivery.status === 'error'
        ? { title: report.failed, text: delivery.advice }
        : undefined;

  /** A report that went to a mistyped address is worth sending again; one to the same address is not. */
  const isSent = delivery.status === 'success' && !isCorrected;
  const rewrite = (written: Record<string, string>) => {
    const { values, problems: found } = checkForm(assessmentReport, written);
    setCorrected(JSON.stringify(values) !== sent.current);
    // What is still wrong says so as before, until it is right.
    if (!found) setProblems(none);
  };

  return { status: delivery.status, isSent, message, problems, send, rewrite };
}

/** 'discovery 70, creativity 42, delivery 30, culture 55, average 49.25, deep'. */
function inOneLine({ scores, averageScore, recommendation }: AssessmentResult): string {
  const each = categories.map((category) => `${category} ${scores[category]}`);
  return [...each, `average ${averageScore}`, recommendation].join(', ');
}

/** As the form without scripts posts them: a scale by the number of its point. */
function sentAnswers({ questions }: Version, answers: Answers): Record<string, string> {
  return Object.fromEntries(
    questions.map((question) => {
      const answer = answers[question.id] ?? '';
      const isScale = question.type === 'scale';
      return [question.id, isScale ? String(question.options.indexOf(answer) + 1) : answer];
    }),
  );
}
