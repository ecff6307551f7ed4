import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetLead } from '../data/drafts.ts';
import { countLeads, goneOf, type LeadQuery, listLeads, pageSize } from '../data/leads.ts';
import { listen } from '../data/listen.ts';
import type { Counts, LeadLine, LeadState } from '../data/types.ts';

export interface LeadList {
  status: 'loading' | 'ready' | 'failed';
  leads: readonly LeadLine[];
  /** No older ones are left. */
  isAll: boolean;
  /** Undefined until it is known; empty for whoever is no owner. */
  counts: Counts | undefined;
  loadMore: () => void;
  reload: () => void;
  /** Shows a lead with another state, without asking again. */
  note: (id: string, state: LeadState) => void;
  recount: () => void;
  /** Which of those that were shown are erased by now, at this desk or another. */
  gone: ReadonlySet<string>;
  /** Looks at once for what is new and what is gone. */
  look: () => void;
  /** How often that was looked for: what is read beside the list is read again then. */
  looks: number;
  /** News come by themselves; otherwise the list asks for them. */
  isLive: boolean;
}

/**
 * Between two looks for new leads, in milliseconds: nobody waits longer for what has just come. A look is three short reads, and
 * a fourth of the lead that is open, which no limit counts; one that takes longer than the pause is waited for.
 */
export const pause = 5_000;
/** What happens at once is looked at once, after so many milliseconds. */
const gathering = 300;

/**
 * What the address asks for, page by page; new leads come by themselves while the window is looked at, and erased ones go.
 *
 * @param open The lead that is read, which need not be in the list.
 */
export function useLeads(query: LeadQuery, open: string | undefined): LeadList {
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<Pick<LeadList, 'status' | 'leads' | 'isAll'>>({
    status: 'loading',
    leads: [],
    isAll: false,
  });
  const [counts, setCounts] = useState<Counts>();
  const [gone, setGone] = useState<LeadList['gone']>(new Set());
  const [looks, setLooks] = useState(0);
  const watched = useRef<string[]>([]);
  watched.current = [...new Set([...(open ? [open] : []), ...shown.leads.map(({ id }) => id)])];
  const { kind, state, search } = query;
  const current = useRef<AbortController>(undefined);
  const isLoading = useRef(false);
  const [isLive, setIsLive] = useState(false);
  const live = useRef(false);

  const load = useCallback(
    async (before: LeadLine | undefined, isQuiet: boolean) => {
      const { signal } = current.current ?? new AbortController();
      isLoading.current = true;
      try {
        const [page, counted, erased] = await Promise.all([
          listLeads({ kind, state, search }, before, signal),
          countLeads(signal),
          isQuiet ? goneOf(watched.current, signal) : [],
        ]);
        setCounts(counted);
        for (const id of erased) forgetLead(id);
        if (erased.length > 0) setGone((was) => new Set([...was, ...erased]));
        setShown((was) => merged({ ...was, leads: without(was.leads, erased) }, page, before, isQuiet));
        if (isQuiet) setLooks((was) => was + 1);
      } catch {
        if (!signal.aborted && !isQuiet) setShown((was) => ({ ...was, status: 'failed' }));
      } finally {
        isLoading.current = false;
      }
    },
    [kind, state, search],
  );

  useEffect(() => {
    // Another round asks the same again.
    void round;
    current.current = new AbortController();
    const { signal } = current.current;
    setShown((was) => ({ ...was, status: 'loading' }));
    void load(undefined, false);
    const timer = setInterval(() => {
      if (!live.current && !document.hidden && !isLoading.current && !signal.aborted)
        void load(undefined, true);
    }, pause);
    const abort = current.current;
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [load, round]);

  const look = useRef(load);
  look.current = load;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gather = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look.current(undefined, true), gathering);
    };
    const leave = listen({
      onNews: gather,
      onLive: (next) => {
        live.current = next;
        setIsLive(next);
        // What came meanwhile was not told.
        if (next) gather();
      },
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);

  const { leads } = shown;
  return {
    ...shown,
    isLive,
    counts,
    loadMore: () => {
      if (!isLoading.current) void load(leads.at(-1), false);
    },
    reload: () => setRound((was) => was + 1),
    note: (id, next) =>
      setShown((was) =>
        was.leads.some((each) => each.id === id && each.state !== next)
          ? { ...was, leads: was.leads.map((each) => (each.id === id ? { ...each, state: next } : each)) }
          : was,
      ),
    gone,
    look: () => void load(undefined, true),
    looks,
    recount: () => void countLeads(new AbortController().signal).then(setCounts, () => {}),
  };
}

function without(leads: readonly LeadLine[], erased: readonly string[]): readonly LeadLine[] {
  return erased.length === 0 ? leads : leads.filter(({ id }) => !erased.includes(id));
}

/** A later look takes the place of the first page, and leaves what was loaded below it. */
function merged(
  was: Pick<LeadList, 'status' | 'leads' | 'isAll'>,
  page: readonly LeadLine[],
  before: LeadLine | undefined,
  isQuiet: boolean,
): Pick<LeadList, 'status' | 'leads' | 'isAll'> {
  const isLast = page.length < pageSize;
  if (before) return { status: 'ready', leads: [...was.leads, ...page], isAll: isLast };
  if (!isQuiet) return { status: 'ready', leads: page, isAll: isLast };
  // What is being looked at does not vanish because it has another state by now.
  const known = new Set(page.map(({ id }) => id));
  const rest = was.leads.filter(({ id }) => !known.has(id));
  const leads = [...page, ...rest].sort(newestFirst);
  return { status: 'ready', leads, isAll: isLast ? true : was.isAll };
}

function newestFirst(a: LeadLine, b: LeadLine): number {
  const [first, second] = [a, b].map(({ created_at, id }) => `${created_at} ${id}`) as [string, string];
  return first < second ? 1 : -1;
}
