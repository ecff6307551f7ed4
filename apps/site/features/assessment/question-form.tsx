import { assessmentReport } from '@laliaflia/leads';
import { Container, Heading, type NativeForm, QuestionSheet, Section, Text } from '@laliaflia/ui';
import { LeadField } from '@laliaflia/ui/lead-form';
import { assessmentAction } from '../../content/pages/ai-assessment.ts';
import { drawnFields } from '../../delivery/form-fields.ts';
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
  };
}

/** All questions and an address, posted by the browser itself: a person reads them. */
export function QuestionForm({ id, version, words }: QuestionFormProps) {
  const { title, lead, label } = words;
  return (
    <Section id={id} aria-labelledby={`${id}-title`} tone="raised" className="lali:scroll-mt-16">
      <Container>
        <Heading id={`${id}-title`} level={2}>
          {title}
        </Heading>
        <Text tone="soft" className="lali:pt-4 lali:pb-10">
          {lead}
        </Text>
        <QuestionSheet
          label={label}
          questions={versions[version].questions}
          className="lali:max-w-[56rem]"
          native={nativeForm(version, words)}
        />
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
