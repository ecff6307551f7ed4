import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../browser/hydrated.ts';
import { useStepCount } from './count-steps.ts';
import { noRuns, runStores } from './runs.ts';
import { fromFragment, isComplete, type Linked } from './scoring/index.ts';
import type { Answers } from './scoring/types.ts';
import { addressFor, nextStage, type Stage, stageOf, wishFor } from './stage.ts';
import { asItWas, type Version } from './versions.ts';

/** Set on an entry of the history that a step led to, so that Previous can be the browser's Back. */
interface Came {
  from?: Stage;
}

/**
 * One assessment: its step is in the address and each is an entry of the history, its answers are on this device, or in
 * the address behind the # when a link has brought them. Before hydration it is the overview, as delivered.
 */
export function useAssessment(version: Version) {
  const { questions, path } = version;
  const store = runStores[version.id];
  const { current, finished } = useSyncExternalStore(store.subscribe, store.view, () => noRuns);
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();

  const linked = useMemo(
    () => (hydrated ? fromFragment(questions, hash) : undefined),
    [hydrated, questions, hash],
  );
  const shared = useMemo(() => linked && sharedResult(version, linked), [version, linked]);
  const isShared = shared !== undefined;
  const { answers } = shared ?? current;
  const wish = hydrated ? (new URLSearchParams(search).get('step') ?? undefined) : undefined;
  const stage = isShared ? 'result' : stageOf(wish, version, answers);

  useEffect(() => {
    // Somebody else's beginning, or one's own from another device: it goes on here.
    if (linked === undefined || isShared) return;
    store.begin(linked.answers);
    navigate(addressFor(version, nextStage(version, linked.answers)), { replace: true });
  }, [linked, isShared, store, version, navigate]);

  useEffect(() => {
    if (!hydrated || isShared || linked !== undefined || wish === wishFor(stage)) return;
    // The address is ahead of what is drawn: a step that is about to go is not corrected.
    if (window.location.search !== search) return;
    navigate(addressFor(version, stage) + hash, { replace: true });
  }, [hydrated, isShared, linked, wish, stage, version, search, hash, navigate]);

  useEffect(() => {
    if (stage === 'result' && !isShared) store.finish(Date.now());
  }, [stage, isShared, store]);

  // What comes with a link is somebody else's, or has been counted where it was made.
  useStepCount(version, current.id, hydrated && linked === undefined ? stage : undefined, current.answers);

  const goTo = (next: Stage, { replace = false } = {}) => {
    const { from } = Object(state) as Came;
    if (typeof next === 'number' && typeof stage === 'number' && next < stage && from === next) navigate(-1);
    else navigate(addressFor(version, next), { replace, state: { from: stage } satisfies Came });
  };

  return {
    /** Of the result in a link: as it was when the link was made. */
    version: shared?.version ?? version,
    stage,
    answers,
    /** They came with the link, and nothing of them is kept. */
    isShared,
    /** The last finished run before this one. */
    earlier: isShared ? undefined : finished.findLast(({ id }) => id !== current.id),
    /** When this one was finished. */
    finishedAt: isShared ? undefined : finished.find(({ id }) => id === current.id)?.at,
    answer: (next: Answers) => store.answer(next),
    goTo,
    restart: () => {
      navigate(`${path}?step=1`);
      store.begin();
    },
  };
}

function sharedResult(version: Version, { asked, answers }: Linked) {
  const then = asItWas(version, asked);
  return isComplete(then.questions, answers) ? { version: then, answers } : undefined;
}

export type Assessment = ReturnType<typeof useAssessment>;
