import { assessmentReport } from '@laliaflia/leads';
import { Container, Heading, type NativeForm, QuestionSheet, Section, Text } from '@laliaflia/ui';
import { LeadField } from '@laliaflia/ui/lead-form';
import { assessmentAction } from '../../content/pages/ai-assessment.ts';
import { drawnFields } from '../../delivery/form-fields.ts';
import { type PartNames, QuestionParts } from './question-parts.tsx';
import { type VersionId, versions } from './versions.ts';

export interface QuestionFormProps {
  /** Anchor. */
  id: string;
  version: VersionId;
  words: {
    title: string;
    lead: string;
    label: string;
    intro: string;
    hints: { email: string };
    submit: string;
    honeypot: string;
    parts: { names: PartNames; text: string };
  };
}

/** All questions and an address, posted by the browser itself: a person reads them. */
export function QuestionForm({ id, version, words }: QuestionFormProps) {
  const { title, lead, label, parts } = words;
  const { questions } = versions[version];
  return (
    <Section id={id} tone="raised" className="lali:scroll-mt-16">
      <Container>
        <div className="lali:grid lali:gap-x-6 lali:gap-y-4 lali:lg:grid-cols-12 lali:lg:items-end">
          <div className="lali:lg:col-span-7">
            <Heading level={2}>{title}</Heading>
            <Text tone="soft" className="lali:pt-4">
              {lead}
            </Text>
          </div>
          <Text tone="soft" className="lali:lg:col-span-5">
            {parts.text}
          </Text>
        </div>
        <div className="lali:group/sheet lali:pt-8">
          <QuestionParts questions={questions} names={parts.names} />
          <QuestionSheet
            label={label}
            questions={questions}
            native={nativeForm(version, words)}
            className={[
              'lali:mt-6',
              // Numbers for the eye, which say to which question a tile belongs.
              "lali:[counter-reset:question] lali:[&_[data-question]]:[counter-increment:question] lali:[&_[data-question]_h2]:before:block lali:[&_[data-question]_h2]:before:pb-2 lali:[&_[data-question]_h2]:before:text-[2.75rem] lali:[&_[data-question]_h2]:before:leading-none lali:[&_[data-question]_h2]:before:text-signal lali:[&_[data-question]_h2]:before:content-[counter(question)_/_'']",
              // On wide windows a question stands beside its answers. A floated legend is an ordinary box, so it can.
              'lali:lg:[&_[data-question]]:flow-root lali:lg:[&_[data-question]_:is(legend,[data-question]>h2)]:float-start lali:lg:[&_[data-question]_:is(legend,[data-question]>h2)]:w-[36%] lali:lg:[&_:is(fieldset,[data-question])>:is(div,p)]:ms-[42%] lali:lg:[&_:is(input,textarea,button)]:scroll-mt-36',
            ].join(' ')}
          />
        </div>
      </Container>
    </Section>
  );
}

/** What the browser posts by itself. */
export function nativeForm(version: VersionId, words: QuestionFormProps['words']): NativeForm {
  const { intro, hints, submit, honeypot } = words;
  return {
    intro,
    submit,
    honeypot,
    action: assessmentAction,
    formName: assessmentReport.name,
    fields: (
      <>
        <input type="hidden" name="version" value={version} />
        {drawnFields(assessmentReport, hints).map((field) => (
          <LeadField key={field.name} field={field} className="lali:max-w-[30rem]" />
        ))}
      </>
    ),
  };
}
