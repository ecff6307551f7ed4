import { contact, formAskedBy } from '@laliaflia/leads';
import {
  Button,
  Container,
  Field,
  Form,
  Heading,
  Honeypot,
  Section,
  Select,
  Stack,
  SubmitButton,
  Text,
  Textarea,
} from '@laliaflia/ui';
import { LeadField } from '@laliaflia/ui/lead-form';
import { useEffect, useRef } from 'react';
import { useHydrated } from '../../browser/hydrated.ts';
import { useChunk } from '../../browser/use-chunk.ts';
import { contactAction } from '../../content/pages/contact.ts';
import { form } from '../../content/pages/idea-sprint.ts';
import { drawnFields } from '../../delivery/form-fields.ts';
import { keptAs } from './kept-as.ts';
import { useIdeas } from './use-ideas.ts';

const { challenge, industry, hints } = form;

const topic = 'idea-sprint';

/** What the form without scripts asks for beside the challenge, which has words of its own here. */
const others = drawnFields(formAskedBy(contact, { topic }), hints).filter(({ name }) => name !== 'message');

const load = () => import('./sprouted.tsx');

/** A challenge goes in, five ideas come out. Before scripts the form brings it to a person. */
export function IdeaSprint() {
  const { question, generating, blanks, asked, generate, again } = useIdeas();
  const [sprouted, fetchNow] = useChunk(load);
  const isTool = useHydrated() && sprouted.status !== 'failed';
  const fields = useRef<HTMLFormElement>(null);
  const five = useRef<HTMLElement>(null);
  /** The attempt whose ideas the visitor has been led to. */
  const led = useRef(0);
  useFilledIn(fields, question);

  useEffect(() => {
    if (generating || question) fetchNow();
  }, [generating, question, fetchNow]);
  useEffect(() => {
    if (blanks > 0) control(fields.current, 'message')?.focus();
  }, [blanks]);
  useEffect(() => {
    // The list comes on screen a moment after it was asked for.
    if (asked === led.current || !question || sprouted.status !== 'there' || !five.current) return;
    led.current = asked;
    five.current.focus({ preventScroll: true });
    five.current.scrollIntoView({ block: 'start' });
  }, [asked, question, sprouted.status]);

  return (
    <>
      <Section
        id="challenge"
        aria-labelledby="challenge-title"
        tone="raised"
        data-kept={keptAs}
        className="lali:scroll-mt-16"
      >
        <Container className="lali:grid lali:gap-x-12 lali:gap-y-10 lali:lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div>
            <Heading id="challenge-title" level={2}>
              {form.title}
            </Heading>
            <Text tone="soft" className="lali:pt-4">
              {isTool ? form.here : form.lead}
            </Text>
          </div>
          <Form
            ref={fields}
            aria-label={form.label}
            name={contact.name}
            method="post"
            action={contactAction}
            data-netlify="true"
            busy={generating}
            {...(isTool && {
              onValues: ({ message, industry: chosen }) =>
                generate(String(message ?? ''), String(chosen ?? '')),
            })}
            className="lali:max-w-[44rem]"
          >
            <input type="hidden" name="form-name" value={contact.name} />
            <input type="hidden" name="topic" value={topic} />
            <Honeypot label={form.honeypot} />
            <Stack gap={24}>
              <Field
                label={challenge.label}
                hint={challenge.hint}
                error={blanks > 0 && challenge.missing}
                required
              >
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
              {!isTool && others.map((field) => <LeadField key={field.name} field={field} />)}
              <div>
                {isTool ? (
                  <SubmitButton state={generating ? 'busy' : 'idle'} labels={form.generate} />
                ) : (
                  <Button type="submit">{form.submit}</Button>
                )}
              </div>
            </Stack>
          </Form>
        </Container>
      </Section>
      {sprouted.status === 'there' && (
        <sprouted.content.Sprouted ref={five} question={question} generating={generating} onAgain={again} />
      )}
    </>
  );
}

/** A link brings its challenge along. What somebody has written here is not touched. */
function useFilledIn(
  fields: { current: HTMLFormElement | null },
  question: ReturnType<typeof useIdeas>['question'],
): void {
  useEffect(() => {
    const text = control(fields.current, 'message');
    if (!question || !text || text.value !== '') return;
    text.value = question.challenge;
    const kind = control(fields.current, 'industry');
    if (kind) kind.value = question.industry;
  }, [fields, question]);
}

function control(form: HTMLFormElement | null, name: string) {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement ? found : undefined;
}
