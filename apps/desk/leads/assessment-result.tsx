import { DescriptionList, Heading, Link, Stat, Text } from '@laliaflia/ui';
import { assessment as words } from '../content/words.ts';
import type { ToldAssessment } from './assessment.ts';

/** What somebody answered, and the page that tells what it amounts to: scoring is the site's. */
export function AssessmentResult({ result, unknown, scores, answers }: ToldAssessment) {
  return (
    <section className="lali:grid lali:gap-4" aria-labelledby="assessment">
      <Heading level={3} id="assessment">
        {words.title}
      </Heading>
      <div className="lali:grid lali:justify-items-start lali:gap-2">
        <Link variant="standalone" arrow="out" href={result} target="_blank" rel="noreferrer">
          {words.open}
        </Link>
        <Text look="small" tone="soft">
          {unknown > 0 ? words.changed(unknown, scores.length > 0) : words.hint}
        </Text>
      </div>
      {answers.length > 0 && (
        <DescriptionList.Root>
          {answers.map(({ question, answer }) => (
            <DescriptionList.Item key={question} term={question}>
              <span dir="auto" className="lali:whitespace-pre-wrap lali:wrap-anywhere">
                {answer}
              </span>
            </DescriptionList.Item>
          ))}
        </DescriptionList.Root>
      )}
    </section>
  );
}

/** What it came to on the day. */
export function Scores({ scores }: Pick<ToldAssessment, 'scores'>) {
  if (scores.length === 0) return null;
  return (
    <section className="lali:grid lali:gap-4" aria-labelledby="scores">
      <Heading level={3} id="scores">
        {words.scores}
      </Heading>
      <ul className="lali:grid lali:grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] lali:gap-x-8 lali:gap-y-6">
        {scores.map(({ category, score }) => (
          <Stat
            key={category}
            as="li"
            value={score}
            label={category}
            className="lali:border-t lali:border-line lali:pt-4"
          />
        ))}
      </ul>
    </section>
  );
}
