import { Container, Heading, LivingFigure, MultiStepForm, type StepAnswers, Text } from '@laliaflia/ui';
import { useEffect } from 'react';
import { CopyLink } from '../../browser/copy-link.tsx';
import { flow, ways } from '../../content/assessment/words.ts';
import { nativeForm, type QuestionFormProps } from './question-form.tsx';
import { answersLink } from './stage.ts';
import type { Assessment } from './use-assessment.ts';

interface QuestionsProps {
  assessment: Assessment;
  /** The question that is asked, from 0. */
  stage: number;
  words: QuestionFormProps['words'];
}

/** One question after the other, and beside them what becomes of the answers. */
export function Questions({ assessment, stage, words }: QuestionsProps) {
  const { version, answers, answer, goTo } = assessment;
  const { title, back, labels } = ways[version.id];
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <Container className="lali:pt-8 lali:pb-section lali:lg:pt-12">
      <Heading level={1} look="minor" tone="soft" className="lali:pb-5">
        {title}
      </Heading>
      <div className="lali:grid lali:items-start lali:gap-x-12 lali:gap-y-8 lali:lg:grid-cols-[minmax(0,1fr)_16rem]">
        <MultiStepForm
          label={words.label}
          questions={version.questions}
          step={stage}
          onStepChange={(next) => goTo(next)}
          answers={answers as StepAnswers}
          onAnswersChange={(next) => answer(next as typeof answers)}
          onComplete={() => goTo('result')}
          labels={labels}
          back={
            version.id === 'lab'
              ? { label: back, href: version.path }
              : { label: back, onPress: () => goTo('overview') }
          }
          native={nativeForm(version.id, words)}
          focusFirst
        />
        <aside aria-label={flow.aside} className="lali:grid lali:gap-5">
          <LivingFigure
            cells={24 + 30 * Object.keys(answers).length}
            parts={0}
            seed={38}
            className="lali:max-lg:hidden"
          />
          <Text look="small" tone="soft">
            {flow.privacy}
          </Text>
          <CopyLink link={answersLink(version, answers)} words={flow.link} />
        </aside>
      </div>
    </Container>
  );
}
