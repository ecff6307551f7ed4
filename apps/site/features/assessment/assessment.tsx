import { type ReactNode, useEffect, useRef } from 'react';
import { useChunk } from '../../browser/use-chunk.ts';
import { takeFocus } from '../../routing/arrival.ts';
import { QuestionForm, type QuestionFormProps } from './question-form.tsx';
import { keptAs } from './runs.ts';
import { addressFor, nextStage } from './stage.ts';
import { StartBand, type StartWords } from './start-band.tsx';
import { useAssessment } from './use-assessment.ts';
import { isTouched, useSheet } from './use-sheet.ts';
import { versions } from './versions.ts';

interface AssessmentProps extends QuestionFormProps {
  /** What begins it, once scripts run. */
  start: StartWords;
  /** Where no first question stands beside it: the tiles, some of which are answered. */
  parts?: (answered: number) => ReactNode;
  /** The page around it, until somebody begins. `begin` is where its buttons lead. */
  overview: (begin: string, questions: ReactNode) => ReactNode;
}

/** What sends comes along, so that a report can at least be kept when the network is gone by then. */
const load = () => {
  import('../../delivery/submission-engine.ts').catch(() => {});
  return import('./asked.tsx');
};

/**
 * A page that turns into its assessment when somebody begins. Without scripts its questions are one form, which also comes where
 * somebody begins before scripts run.
 */
export function Assessment({ id, version: name, words, start, parts, overview }: AssessmentProps) {
  const version = versions[name];
  const assessment = useAssessment(version);
  const { stage, answers, goTo } = assessment;
  const isBegun = stage !== 'overview';
  const [asked, fetchNow] = useChunk(load);
  const [stands, sheet] = useSheet();
  const next = nextStage(version, answers);

  useEffect(() => {
    if (isBegun) fetchNow();
  }, [isBegun, fetchNow]);
  useReturn(isBegun);

  // Somebody has pressed a button that begins before it could do more than lead to the form.
  const early = useRef(() => {});
  early.current = () => {
    if (location.hash === `#${id}` && sheet.current && !isTouched(sheet.current))
      goTo(next, { replace: true });
  };
  useEffect(() => early.current(), []);

  const form = <QuestionForm id={id} version={name} words={words} />;
  if (isBegun) {
    if (asked.status === 'there') return <asked.content.Asked assessment={assessment} words={words} />;
    // Without the code that counts, a person can still read the answers.
    return asked.status === 'failed' ? form : <div aria-busy="true" className="lali:min-h-[70vh]" />;
  }
  // As long as the form stands, what begins leads to it, and so shows it.
  const begin = stands ? `#${id}` : addressFor(version, next);
  return overview(
    begin,
    <div id={`${id}-start`} data-band="" className="lali:scroll-mt-16">
      <div className={stands ? 'lali:noscript:hidden lali:has-[+div_:target]:hidden' : undefined}>
        <StartBand
          id={stands ? undefined : id}
          words={start}
          parts={parts}
          href={begin}
          stage={next}
          hasAnswers={Object.keys(answers).length > 0}
          finishedAt={assessment.finishedAt ?? assessment.earlier?.at}
          onRestart={assessment.restart}
        />
      </div>
      {stands && (
        <div ref={sheet} data-kept={keptAs(name)} className="lali:not-noscript:not-has-[:target]:hidden">
          {form}
        </div>
      )}
    </div>,
  );
}

/** Who leaves the questions finds the page at its top. */
function useReturn(isBegun: boolean): void {
  const before = useRef(isBegun);
  useEffect(() => {
    if (before.current && !isBegun) {
      scrollTo({ top: 0, behavior: 'instant' });
      takeFocus(null);
    }
    before.current = isBegun;
  }, [isBegun]);
}
