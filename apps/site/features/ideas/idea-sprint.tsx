import { contact, formAskedBy } from '@laliaflia/leads';
import {
  BackLink,
  Button,
  Container,
  Field,
  Form,
  Heading,
  Honeypot,
  Link,
  Section,
  Select,
  SubmitButton,
  Text,
  Textarea,
} from '@laliaflia/ui';
import { LeadField } from '@laliaflia/ui/lead-form';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '../../browser/hydrated.ts';
import { useChunk } from '../../browser/use-chunk.ts';
import { contactAction } from '../../content/forms.ts';
import { form, type intro as introduced } from '../../content/pages/idea-sprint.ts';
import { drawnFields } from '../../delivery/form-fields.ts';
import { keptAs } from './kept-as.ts';
import { useIdeas } from './use-ideas.ts';

const { challenge, industry } = form;

const topic = 'idea-sprint';

/** What the form without scripts asks for beside the challenge, which has words of its own here, and its button. */
const toPerson = (
  <>
    {drawnFields(formAskedBy(contact, { topic }))
      .filter(({ name }) => name !== 'message')
      .map((field) => (
        <LeadField key={field.name} field={field} className="lali:w-full lali:md:w-auto lali:md:flex-1" />
      ))}
    <Button type="submit" className="lali:md:ms-auto">
      {form.submit}
    </Button>
  </>
);

/** Where scripts run, the form is the tool at first sight. */
const ifScripted = 'lali:noscript:hidden';

const load = () => import('./sprouted.tsx');

interface IdeaSprintProps {
  intro: typeof introduced;
  /** What grows from the field as long as nothing has been asked: an example. */
  children: ReactNode;
}

/** The opening of its page: a challenge goes in, five ideas come out. Without scripts the form brings it to a person. */
export function IdeaSprint({ intro, children }: IdeaSprintProps) {
  const { question, generating, blanks, asked, generate, again } = useIdeas();
  const [sprouted, fetchNow] = useChunk(load);
  const hydrated = useHydrated();
  const isTool = sprouted.status !== 'failed';
  /** In `noscript` as delivered, and for all where the tool cannot be fetched. */
  const withoutTool = (content: ReactNode) => {
    if (!isTool) return content;
    return hydrated ? null : <noscript className="lali:noscript:contents">{content}</noscript>;
  };
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
        space="none"
        data-band=""
        data-kept={keptAs}
        className="lali:scroll-mt-16 lali:border-line lali:border-b"
      >
        <Container className="lali:pt-8 lali:pb-12 lali:lg:pb-16">
          <BackLink href={intro.back.href}>{intro.back.label}</BackLink>
          <div className="lali:grid lali:gap-x-6 lali:gap-y-4 lali:pt-6 lali:@4xl:grid-cols-12 lali:@4xl:items-end">
            <Heading id="challenge-title" level={1} look="title" className="lali:@4xl:col-span-8">
              {intro.title}
            </Heading>
            <Text look="lead" className="lali:@4xl:col-span-4">
              {intro.lead}{' '}
              <Link href={intro.method.href} className="lali:inline-block">
                {intro.method.label}
              </Link>
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
            data-acts={isTool ? '' : undefined}
            {...(isTool &&
              hydrated && {
                onValues: ({ message, industry: chosen }) =>
                  generate(String(message ?? ''), String(chosen ?? '')),
              })}
            className="lali:pt-8"
          >
            <input type="hidden" name="form-name" value={contact.name} />
            <input type="hidden" name="topic" value={topic} />
            <Honeypot label={form.honeypot} />
            {/* Square where the root of the example begins. */}
            <div
              className="lali:surface-raised lali:rounded-band lali:border-2 lali:border-control lali:p-5 lali:sm:p-8"
              style={{ borderEndStartRadius: 4 }}
            >
              <Field
                label={challenge.label}
                hint={challenge.hint}
                error={blanks > 0 && challenge.missing}
                required
                look="statement"
              >
                <Textarea look="statement" name="message" maxLength={2000} placeholder={challenge.example} />
              </Field>
              <div className="lali:flex lali:flex-wrap lali:items-end lali:gap-x-4 lali:gap-y-5 lali:pt-6">
                <Field label={industry.label} className="lali:w-full lali:md:w-60">
                  <Select name="industry" placeholder={industry.any}>
                    {industry.choices.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </Select>
                </Field>
                {isTool && (
                  <SubmitButton
                    state={generating ? 'busy' : 'idle'}
                    labels={form.generate}
                    className={`lali:md:ms-auto ${ifScripted}`}
                  />
                )}
                {withoutTool(toPerson)}
              </div>
              <Text tone="soft" className="lali:pt-4">
                {isTool && <span className={ifScripted}>{form.here}</span>}
                {withoutTool(form.lead)}
              </Text>
            </div>
          </Form>
          {question ? null : children}
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
