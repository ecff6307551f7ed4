import { EmptyState, Heading, StatusMessage, Text, ToggleGroup } from '@laliaflia/ui';
import { kinds, states, lead as words } from '../content/words.ts';
import { type LeadQuery, readLead } from '../data/leads.ts';
import { site } from '../data/site.ts';
import { type LeadState, leadStates } from '../data/types.ts';
import { Address } from '../shell/breaks.tsx';
import { titleSize } from '../shell/title-size.ts';
import { useWide } from '../shell/use-wide.ts';
import { Answers } from './answers.tsx';
import { type ToldAssessment, tellAssessment } from './assessment.ts';
import { AssessmentResult, Scores } from './assessment-result.tsx';
import { BackToList } from './back-to-list.tsx';
import { isPayable, recipientOf, tell } from './facts.ts';
import { Keeping } from './keeping.tsx';
import { KnownAtTheHead, KnownBelow, KnownBeside } from './known.tsx';
import { Message } from './message.tsx';
import { Notes } from './notes.tsx';
import { PaneWaiting } from './pane-waiting.tsx';
import { Payment } from './payment.tsx';
import { Person } from './person.tsx';
import { longTime } from './times.ts';
import { useLooks, usePresentState } from './use-present.ts';
import { useRead } from './use-read.ts';

/** All five states, on a phone too. */
const oneRow = 'lali:max-sm:w-full lali:max-sm:[&>label]:grow lali:max-sm:[&_span_span]:px-2';

/** In rem: a window where what is known has room beside what was written. */
const roomForBoth = 76;
const below = 'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-6';
const beside = [
  'lali:grid',
  'lali:max-w-[88rem]',
  'lali:grid-cols-[minmax(0,1fr)_clamp(17rem,24vw,28rem)]',
  'lali:grid-rows-[auto_1fr]',
  'lali:gap-x-12',
  'lali:gap-y-6',
  'lali:min-[100rem]:gap-x-20',
].join(' ');
const side = [
  'lali:col-start-2',
  'lali:row-span-2',
  'lali:row-start-1',
  'lali:grid',
  'lali:grid-cols-[minmax(0,1fr)]',
  'lali:content-start',
  'lali:gap-10',
].join(' ');

interface LeadPaneProps {
  id: string;
  /** The view that it is read from. */
  query: LeadQuery;
  /** The state that it was given here. It stands until the database says how it stands since then. */
  changed: { state: LeadState } | undefined;
  /** Whenever it grows, another desk may have changed something. */
  looks: number;
  /** How it stands by what was read. */
  onRead: (state: LeadState) => void;
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
  looks,
  onRead,
  onState,
  onStateStored,
  answering,
  onAnsweringChange,
  onErased,
}: LeadPaneProps) {
  const { status, value: lead, reload } = useRead(id, readLead);
  useLooks(looks, reload);
  const isWide = useWide(roomForBoth);
  const told = lead && tell(id, lead);
  const state = usePresentState(told?.state, lead?.state, changed, onRead);
  const back = <BackToList />;
  if (status === 'loading')
    return (
      <>
        {back}
        <PaneWaiting says={words.loading} />
      </>
    );
  if (status === 'failed')
    return (
      <>
        {back}
        <StatusMessage tone="error" title={words.failed} />
      </>
    );
  if (!told || !lead || !state)
    return (
      <>
        {back}
        <EmptyState title={words.gone.title} text={words.gone.text} />
      </>
    );
  const assessment =
    told.kind === 'assessment-report' ? tellAssessment(lead.form?.fields ?? {}, site()) : undefined;
  /** Who gave no name is named by an address, which is long. */
  const isAddress = told.name === told.email;
  const facts = told.facts.filter(({ name }) => !assessment || !isToldAbove(name, assessment));
  const begin = (
    <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:content-start lali:gap-6">
      <header className="lali:grid lali:gap-2">
        <Heading
          level={2}
          {...(isAddress && { look: 'subheading' })}
          className={`lali:wrap-anywhere ${isAddress ? '' : titleSize}`}
        >
          {isAddress ? <Address email={told.name} /> : <bdi>{told.name}</bdi>}
        </Heading>
        {!isWide && <KnownAtTheHead facts={facts} />}
        <Text tone="soft">
          {kinds[told.kind]}, {longTime(told.created_at)}
        </Text>
      </header>
      <div className="lali:grid lali:justify-items-start">
        <div className="lali:flex lali:flex-wrap lali:items-center lali:gap-x-4 lali:gap-y-1.5 lali:max-sm:w-full">
          <Text as="span" look="small" tone="soft" aria-hidden>
            {words.state}
          </Text>
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
        </div>
        {/* Where another desk has changed it, it is heard, too. */}
        <Text look="small" tone="soft" role="status" className="lali:not-empty:mt-2">
          {lead.state?.state === state &&
            words.changed(states[state], lead.state.changed_by, longTime(lead.state.changed_at))}
        </Text>
        {told.spam && (
          <Text look="small" tone="soft" className="lali:mt-2">
            {words.spam}
          </Text>
        )}
      </div>
      {told.message.map((message) => (
        <Message key={message} text={message} />
      ))}
      {assessment && <Scores {...assessment} />}
    </div>
  );
  const paid = isPayable(told.kind) && <Payment lead={id} payment={lead.payment} onChanged={reload} />;
  const others = told.email !== undefined && (
    <Person leadId={id} name={told.name} email={told.email} query={query} />
  );
  return (
    <>
      {back}
      <article className={isWide ? beside : below}>
        {begin}
        <div className="lali:grid lali:content-start lali:gap-10">
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
          {!isWide && <KnownBelow facts={facts} />}
          {!isWide && paid}
          {assessment && <AssessmentResult {...assessment} />}
          <Notes leadId={id} email={told.email} notes={lead.notes} onChanged={reload} />
          {!isWide && others}
          {/* Not at the end of the side, where messages lie above it. */}
          <Keeping
            lead={id}
            email={told.email?.includes('@') ? told.email : undefined}
            created={told.created_at}
            isSpam={told.spam}
            keepUntil={told.keepUntil}
            onChanged={reload}
            onErased={() => onErased(told.email ?? '')}
          />
        </div>
        {isWide && (
          <div className={side}>
            <KnownBeside facts={facts} />
            {paid}
            {others}
          </div>
        )}
      </article>
    </>
  );
}

/** Told with its question, or as scores. */
const isToldAbove = (name: string, { scores }: ToldAssessment) =>
  /^q\d+$/.test(name) || (name === 'result' && scores.length > 0);
