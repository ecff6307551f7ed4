import {
  Button,
  Container,
  CtaBand,
  FeatureList,
  Field,
  Form,
  Heading,
  Honeypot,
  Input,
  LivingFigure,
  PageIntro,
  Section,
  Select,
  Stack,
  Text,
  Textarea,
  ToolTeaser,
} from '@laliaflia/ui';
import { contactAction } from '../content/pages/contact.ts';
import { closing, form, intro, next, output } from '../content/pages/idea-sprint.ts';

export { head } from '../content/pages/idea-sprint.ts';

const { challenge, industry, email } = form;

export default function IdeaSprint() {
  return (
    <>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="branching" seed={33} tips={9} />}
        figurePlace="edge"
      />
      <ToolTeaser {...output} side="start" className="band-gap border-line border-t" />
      <Section id="challenge" aria-labelledby="challenge-title" tone="raised" className="scroll-mt-16">
        <Container>
          <Heading id="challenge-title" level={2}>
            {form.title}
          </Heading>
          <Text tone="soft" className="pt-4 pb-10">
            {form.lead}
          </Text>
          <Form
            aria-label={form.label}
            name="contact"
            method="post"
            action={contactAction}
            data-netlify="true"
            data-netlify-honeypot="bot-field"
            className="max-w-[44rem]"
          >
            <input type="hidden" name="form-name" value="contact" />
            <input type="hidden" name="topic" value="idea-sprint" />
            <Honeypot label={form.honeypot} />
            <Stack gap={24}>
              <Field label={challenge.label} hint={challenge.hint} required>
                <Textarea name="message" maxLength={2000} />
              </Field>
              <Field label={industry.label}>
                <Select name="industry" placeholder={industry.any}>
                  {industry.choices.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={email.label} hint={email.hint} required>
                <Input type="email" name="email" autoComplete="email" />
              </Field>
              <div>
                <Button type="submit">{form.submit}</Button>
              </div>
            </Stack>
          </Form>
        </Container>
      </Section>
      <div className="band-gap flex flex-col gap-section">
        <FeatureList {...next} />
        <CtaBand {...closing} tone="leaf" figure="phyllotaxis" seed={61} />
      </div>
    </>
  );
}
