import { DescriptionList, Heading, Link, Text } from '@laliaflia/ui';
import { assessment as words } from '../content/words.ts';
import type { ToldAssessment } from './assessment.ts';

/** What somebody answered, and the page that tells what it amounts to: scoring is the site's. */
export function AssessmentResult({ result, unknown, answers }: ToldAssessment) {
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
          {unknown > 0 ? words.changed(unknown) : words.hint}
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
