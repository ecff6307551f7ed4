import {
  Button,
  DescriptionList,
  EmptyState,
  Heading,
  Link,
  SplitView,
  StatusMessage,
  Text,
  ToggleGroup,
} from '@laliaflia/ui';
import { kinds, states, lead as words } from '../content/words.ts';
import { type LeadQuery, readLead } from '../data/leads.ts';
import { site } from '../data/site.ts';
import { type LeadState, leadStates } from '../data/types.ts';
import { Breaks } from '../shell/breaks.tsx';
import { Answers } from './answers.tsx';
import { tellAssessment } from './assessment.ts';
import { AssessmentResult, Scores } from './assessment-result.tsx';
import { type Fact, isPayable, recipientOf, tell } from './facts.ts';
import { Keeping } from './keeping.tsx';
import { Message } from './message.tsx';
import { Notes } from './notes.tsx';
import { Payment } from './payment.tsx';
import { Person } from './person.tsx';
import { longTime } from './times.ts';
import { useRead } from './use-read.ts';

/** All five states, on a phone too. */
const oneRow = 'lali:max-sm:w-full lali:max-sm:[&>label]:grow lali:max-sm:[&_span_span]:px-2';

interface LeadPaneProps {
  id: string;
  /** The view that it is read from. */
  query: LeadQuery;
  /** The state that it has by now, where that was changed here. */
  changed: LeadState | undefined;
  onState: (from: LeadState, to: LeadState) => void;
  /** The database has given it another state already. */
  onStateStored: (state: LeadState) => void;
  /** Whether an answer is being written. */
  answering: boolean;
  onAnsweringChange: (answering: boolean) => void;
  /** The person is gone, with everything from them. */
  onErased: (email: string) => void;
}

/** Everything that somebody sent, and what became of it. What people wrote is text, whatever it looks like. */
export function LeadPane({
  id,
  query,
  changed,
  onState,
  onStateStored,
  answering,
  onAnsweringChange,
  onErased,
}: LeadPaneProps) {
  const { status, value: lead, reload } = useRead(id, readLead);
  const told = lead && tell(id, lead);
  const back = (
    <SplitView.Back asChild className="lali:mb-6">
      <Button variant="outline" size="small">
        {words.back}
      </Button>
    </SplitView.Back>
  );
  if (status === 'loading') return back;
  if (status === 'failed')
    return (
      <>
        {back}
        <StatusMessage tone="error" title={words.failed} />
      </>
    );
  if (!told || !lead)
    return (
      <>
        {back}
        <EmptyState title={words.gone.title} text={words.gone.text} />
      </>
    );
  const state = changed ?? told.state;
  const assessment =
    told.kind === 'assessment-report' ? tellAssessment(lead.form?.fields ?? {}, site()) : undefined;
  return (
    <>
      {back}
      <div className="lali:@container">
        {/* Beside what was written stands what is known, where there is room. */}
        <article className="lali:grid lali:max-w-[72rem] lali:grid-cols-[minmax(0,1fr)] lali:gap-x-12 lali:gap-y-8 lali:@3xl:grid-cols-[minmax(0,1fr)_17rem] lali:@3xl:grid-rows-[auto_1fr]">
          <div className="lali:grid lali:content-start lali:gap-8">
            <header className="lali:grid lali:gap-2">
              <Heading level={2} className="lali:wrap-anywhere">
                <bdi>{told.name}</bdi>
              </Heading>
              <Text tone="soft">
                {kinds[told.kind]}, {longTime(told.created_at)}
              </Text>
            </header>
            <div className="lali:grid lali:justify-items-start lali:gap-2">
              <ToggleGroup.Root
                label={words.state}
                value={state}
                onValueChange={(next) => onState(state, next)}
                className={oneRow}
              >
                {leadStates.map((each) => (
                  <ToggleGroup.Item key={each} value={each} label={states[each]} />
                ))}
              </ToggleGroup.Root>
              {lead.state && changed === undefined && (
                <Text look="small" tone="soft">
                  {words.changed(
                    states[lead.state.state],
                    lead.state.changed_by,
                    longTime(lead.state.changed_at),
                  )}
                </Text>
              )}
              {told.spam && (
                <Text look="small" tone="soft">
                  {words.spam}
                </Text>
              )}
            </div>
            {told.message.map((message) => (
              <Message key={message} text={message} />
            ))}
            {assessment && <Scores {...assessment} />}
          </div>
          <div className="lali:grid lali:content-start lali:gap-8 lali:@3xl:col-start-2 lali:@3xl:row-span-2 lali:@3xl:row-start-1">
            <DescriptionList.Root columns={2}>
              {told.facts
                .filter(({ name }) => !assessment || !isAnswer(name))
                .map((fact) => (
                  <DescriptionList.Item key={fact.name} term={<bdi>{fact.label}</bdi>}>
                    <Value {...fact} />
                  </DescriptionList.Item>
                ))}
            </DescriptionList.Root>
            {isPayable(told.kind) && <Payment lead={id} payment={lead.payment} onChanged={reload} />}
          </div>
          <div className="lali:grid lali:content-start lali:gap-10">
            {assessment && <AssessmentResult {...assessment} />}
            <Answers
              lead={id}
              to={recipientOf(told, state)}
              state={state}
              answers={lead.answers}
              open={answering}
              onOpenChange={onAnsweringChange}
              onState={onStateStored}
              onChanged={reload}
            />
            <Notes leadId={id} email={told.email} notes={lead.notes} onChanged={reload} />
            {told.email !== undefined && <Person leadId={id} email={told.email} query={query} />}
            <Keeping
              lead={id}
              email={told.email?.includes('@') ? told.email : undefined}
              keepUntil={told.keepUntil}
              onChanged={reload}
              onErased={() => onErased(told.email ?? '')}
            />
          </div>
        </article>
      </div>
    </>
  );
}

/** Told with its question. */
const isAnswer = (name: string) => /^q\d+$/.test(name);

function Value({ name, values }: Fact) {
  return values.map((value) => (
    <span key={value} dir="auto" className="lali:block lali:whitespace-pre-wrap lali:wrap-anywhere">
      {name === 'email' ? (
        <Link href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>
          <Breaks text={value} before={/(?=[@.])/} />
        </Link>
      ) : (
        value
      )}
    </span>
  ));
}
