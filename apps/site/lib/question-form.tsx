import {
  Container,
  Field,
  Heading,
  Input,
  QuestionSheet,
  type QuestionSheetProps,
  Section,
  Text,
} from '@laliaflia/ui';
import { assessmentAction } from '../content/pages/ai-assessment.ts';

interface QuestionFormProps {
  /** Anchor. */
  id: string;
  /** Which of the two assessments the answers belong to. */
  version: 'first' | 'lab';
  questions: readonly QuestionSheetProps['questions'][number][];
  words: {
    title: string;
    lead: string;
    label: string;
    intro: string;
    email: { label: string; hint: string };
    submit: string;
    honeypot: string;
  };
}

/** Ten questions and an address, posted by the browser itself: a person reads them. */
export function QuestionForm({ id, version, questions: [first, ...others], words }: QuestionFormProps) {
  if (first === undefined) return null;
  const { title, lead, label, email, ...native } = words;
  return (
    <Section id={id} aria-labelledby={`${id}-title`} tone="raised" className="scroll-mt-16">
      <Container>
        <Heading id={`${id}-title`} level={2}>
          {title}
        </Heading>
        <Text tone="soft" className="pt-4 pb-10">
          {lead}
        </Text>
        <QuestionSheet
          label={label}
          questions={[first, ...others]}
          className="max-w-[56rem]"
          native={{
            ...native,
            action: assessmentAction,
            formName: 'assessment-report',
            fields: (
              <>
                <input type="hidden" name="version" value={version} />
                <Field label={email.label} hint={email.hint} required className="max-w-[30rem]">
                  <Input type="email" name="email" autoComplete="email" />
                </Field>
              </>
            ),
          }}
        />
      </Container>
    </Section>
  );
}
