import { newSubmissionId, type Settled, type Submission } from '@laliaflia/backend';
import { useCallback, useEffect, useRef, useState } from 'react';
import { submissions, submit, warmUp } from './submissions.ts';

export type Setback = Exclude<Settled, { kind: 'stored' | 'removed' }>;

export type Delivery =
  | { status: 'idle' | 'sending' }
  | { status: 'success'; id: string }
  | { status: 'error'; id: string; setback: Setback };

/** What is sent: a submission without what the hook itself knows. */
type Content = Submission extends infer One
  ? One extends Submission
    ? Pick<One, 'kind' | 'fields'>
    : never
  : never;

/**
 * The way of one form's values to wherever they are kept. A filled form has one id until it succeeds; a failed attempt
 * shows at once, and turns into success when a later one succeeds by itself.
 */
export function useDelivery() {
  const [delivery, setDelivery] = useState<Delivery>({ status: 'idle' });
  const id = useRef<string>(undefined);
  const busy = useRef(false);
  const unwatch = useRef(() => {});

  useEffect(warmUp, []);
  useEffect(() => () => unwatch.current(), []);

  const conclude = (settled: Settled, sent: string) => {
    if (settled.kind === 'stored' || settled.kind === 'removed' || settled.kind === 'duplicate') {
      unwatch.current();
      id.current = undefined;
    }
    if (settled.kind === 'removed') setDelivery({ status: 'idle' });
    else if (settled.kind === 'stored') setDelivery({ status: 'success', id: sent });
    else setDelivery({ status: 'error', id: sent, setback: settled });
  };

  const watch = async (sent: string) => {
    unwatch.current();
    const engine = await submissions().catch(() => undefined);
    if (engine === undefined || id.current !== sent) return;
    unwatch.current = engine.watch(sent, (settled) => {
      // The attempt that the visitor has just started says what came of it.
      if (!busy.current && id.current === sent) conclude(settled, sent);
    });
  };

  const deliver = async (content: Content, bot: string) => {
    if (busy.current) return;
    busy.current = true;
    id.current ??= newSubmissionId();
    const sent = id.current;
    const submission = { ...content, id: sent, page: location.pathname, bot };
    if (bot !== '') {
      // Kept as spam on its own time; who fills this field in sees success whatever happens.
      void submit(submission);
      busy.current = false;
      return conclude({ kind: 'stored' }, sent);
    }
    setDelivery({ status: 'sending' });
    const settled = await submit(submission);
    busy.current = false;
    conclude(settled, sent);
    if (id.current === sent) void watch(sent);
  };

  const reset = useCallback(() => setDelivery({ status: 'idle' }), []);

  return { delivery, deliver, reset };
}

/** The part of an id that a person can read out. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
