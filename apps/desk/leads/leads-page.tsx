import { Button, EmptyState, Heading, SplitView, useToast } from '@laliaflia/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { erasing } from '../content/keeping.ts';
import { desk } from '../content/sign-in.ts';
import { lead as leadWords } from '../content/words.ts';
import { forgetDrafts } from '../data/drafts.ts';
import { mailbox } from '../data/mailbox.ts';
import type { LeadState } from '../data/types.ts';
import { Blank } from '../shell/blank.tsx';
import { DeskBar } from '../shell/desk-bar.tsx';
import { useNews } from '../shell/news.tsx';
import { NoOwner } from '../shell/no-owner.tsx';
import { ShortcutsDialog } from '../shell/shortcuts-dialog.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useShortcutSetting, useShortcuts } from '../shell/use-shortcuts.ts';
import { addressOf, queryOf } from './address.ts';
import { BackToList } from './back-to-list.tsx';
import { ChatPane } from './chat-pane.tsx';
import { isAnswerable } from './facts.ts';
import { LeadList } from './lead-list.tsx';
import { LeadPane } from './lead-pane.tsx';
import { hasSome, Nothing } from './nothing.tsx';
import { useChangeState } from './use-change-state.ts';
import { useFreshPane } from './use-fresh-pane.ts';
import { useLeads } from './use-leads.ts';

/** Below the bar, which stays; where it stands alone no line ends it. */
const listPlace = ['lali:outline-none', 'lali:@max-[50rem]:border-b-0', 'lali:@min-[50rem]:top-16'].join(' ');

/** What stands in the pane instead of a lead ends with its edges. */
const whole = ['lali:-mx-5', 'lali:-my-6', 'lali:px-5', 'lali:md:-m-8', 'lali:md:px-8'].join(' ');

/** The list of all leads, and the one that is read. */
export default function LeadsPage({ email }: { email: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { id, session } = useParams();
  const [parameters] = useSearchParams();
  const query = queryOf(parameters);
  const list = useLeads(query, id);
  const [showsKeys, setShowsKeys] = useState(false);
  const [keysWork, setKeysWork] = useShortcutSetting();
  const search = useRef<HTMLDivElement>(null);
  const pane = useFreshPane(id && addressOf({}, id, session));
  useArrival(id === undefined ? search : undefined);
  /** Tells the pane that the lead which it shows has another state, until the database is read again. */
  const [changed, setChanged] = useState<{ id: string; state: LeadState }>();
  const show = (which: string, state: LeadState) => {
    list.note(which, state);
    setChanged({ id: which, state });
  };
  const change = useChangeState(show, list.look, list.look);
  /** The lead that an answer is written to. */
  const [answering, setAnswering] = useState<string>();

  const place = list.leads.findIndex((each) => each.id === id);
  const go = (to: number) => {
    const next = list.leads[to];
    if (next) navigate(addressOf(query, next.id));
  };
  const shown = list.leads[place];
  useShortcuts(
    {
      j: () => go(place + 1),
      k: () => place > 0 && go(place - 1),
      '/': () => search.current?.querySelector('input')?.focus(),
      e: () => shown && void change(shown.id, shown.state, 'answered'),
      r: () => setAnswering(session === undefined ? id : undefined),
      '?': () => setShowsKeys(true),
    },
    keysWork,
  );

  useEffect(() => {
    document.title = desk.title;
  }, []);
  const { onWaiting } = useNews();
  const waiting = list.counts?.new;
  useEffect(() => {
    if (list.counts !== undefined) onWaiting(waiting ?? 0);
  }, [list.counts, waiting, onWaiting]);

  const hasNone = list.status === 'ready' && list.leads.length === 0;
  /** Nothing to look for or to choose from. */
  const isFirst = hasNone && id === undefined && list.counts !== undefined && !hasSome(list.counts);
  const isNoOwner = list.counts !== undefined && Object.keys(list.counts).length === 0;
  if (isNoOwner) return <NoOwner email={email} />;
  return (
    <>
      <DeskBar email={email} onShortcuts={() => setShowsKeys(true)} />
      <main>
        <Heading level={1} className="lali:sr-only">
          {desk.leads}
        </Heading>
        {isFirst ? (
          <div ref={search} tabIndex={-1} className="lali:outline-none">
            <Nothing
              query={query}
              counts={list.counts}
              isLive={list.isLive}
              className="lali:px-5 lali:max-[50rem]:min-h-[max(40rem,100dvh-7rem)] lali:md:px-8"
            />
          </div>
        ) : (
          <SplitView.Root
            beside="medium"
            open={id !== undefined}
            onOpenChange={(open) => {
              if (!open) navigate(addressOf(query));
            }}
          >
            <SplitView.List ref={search} tabIndex={-1} className={listPlace}>
              <LeadList list={list} query={query} current={id} session={session} />
            </SplitView.List>
            <SplitView.Pane ref={pane} label={leadWords.label} className="lali:px-5 lali:py-6 lali:md:p-8">
              {id === undefined ? (
                hasNone ? (
                  <Nothing query={query} counts={list.counts} className={whole} />
                ) : (
                  // Before they are counted it would say that none waits.
                  list.counts && (
                    <Choose
                      waiting={list.counts.new ?? 0}
                      newest={list.leads[0] && addressOf(query, list.leads[0].id)}
                    />
                  )
                )
              ) : list.gone.has(id) ? (
                <Gone />
              ) : session !== undefined ? (
                <ChatPane
                  key={session}
                  session={session}
                  name={list.leads.find((each) => each.id === id)?.summary.name ?? ''}
                  back={addressOf(query, id)}
                  onAnswer={
                    shown && isAnswerable(shown.kind, shown.state, shown.summary.email)
                      ? () => {
                          setAnswering(id);
                          navigate(addressOf(query, id));
                        }
                      : undefined
                  }
                />
              ) : (
                <LeadPane
                  key={id}
                  id={id}
                  query={query}
                  changed={changed?.id === id ? changed : undefined}
                  looks={list.looks}
                  onRead={(state) => list.note(id, state)}
                  onState={(from, to) => void change(id, from, to)}
                  onStateStored={(state) => {
                    show(id, state);
                    list.recount();
                  }}
                  answering={answering === id}
                  onAnsweringChange={(open) => setAnswering(open ? id : undefined)}
                  onErased={(address) => {
                    forgetDrafts((each) => mailbox(each) === mailbox(address));
                    toast({ text: erasing.done });
                    navigate(addressOf(query));
                    list.reload();
                    // What had the focus is gone, once the dialog has given it back.
                    setTimeout(() => search.current?.focus({ preventScroll: true }));
                  }}
                />
              )}
            </SplitView.Pane>
          </SplitView.Root>
        )}
      </main>
      <ShortcutsDialog
        open={showsKeys}
        onOpenChange={setShowsKeys}
        enabled={keysWork}
        onEnabledChange={setKeysWork}
      />
    </>
  );
}

/** Nothing is read yet: what waits, and where to begin. */
function Choose({ waiting, newest }: { waiting: number; newest: string | undefined }) {
  const { title, text, open } = leadWords.choose;
  return (
    <Blank
      className={whole}
      title={title(waiting)}
      text={text}
      action={newest && <Button href={newest}>{open}</Button>}
    />
  );
}

/** Erased at another desk while it was read here. */
function Gone() {
  return (
    <>
      <BackToList />
      <EmptyState role="status" title={leadWords.gone.title} text={leadWords.gone.text} />
    </>
  );
}
