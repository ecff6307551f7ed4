import { newSubmissionId, type Settled, type Submission } from '@laliaflia/leads';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Filling, fillingOf } from './filling.ts';
import type { Setback } from './setback-text.ts';
import { submissions, submit, warmUp } from './submissions.ts';

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
 * shows at once, and turns into success when a later one succeeds by itself. What the visitor changes in between is
 * another message in place of the one that waits.
 */
export function useDelivery() {
  const [delivery, setDelivery] = useState<Delivery>({ status: 'idle' });
  const filling = useRef<Filling>(undefined);
  const busy = useRef(false);
  const unwatch = useRef(() => {});

  useEffect(warmUp, []);
  useEffect(() => () => unwatch.current(), []);

  const conclude = (settled: Settled, sent: string) => {
    if (settled.kind === 'stored' || settled.kind === 'removed' || settled.kind === 'duplicate') {
      unwatch.current();
      filling.current = undefined;
    }
    if (settled.kind === 'removed') setDelivery({ status: 'idle' });
    else if (settled.kind === 'stored') setDelivery({ status: 'success', id: sent });
    else setDelivery({ status: 'error', id: sent, setback: settled });
  };

  const watch = async (sent: string) => {
    unwatch.current();
    const engine = await submissions().catch(() => undefined);
    if (engine === undefined || filling.current?.id !== sent) return;
    unwatch.current = engine.watch(sent, (settled) => {
      // The attempt that the visitor has just started says what came of it.
      if (!busy.current && filling.current?.id === sent) conclude(settled, sent);
    });
  };

  const withdraw = async (replaced: string) => {
    unwatch.current();
    const engine = await submissions().catch(() => undefined);
    await engine?.remove(replaced);
  };

  const deliver = async (content: Content, bot: string) => {
    if (busy.current) return;
    busy.current = true;
    const before = filling.current;
    filling.current = fillingOf(content.fields, before, newSubmissionId);
    const sent = filling.current.id;
    const submission = { ...content, id: sent, page: location.pathname, bot };
    if (bot !== '') {
      // Kept as spam on its own time; who fills this field in sees success whatever happens.
      void submit(submission);
      busy.current = false;
      return conclude({ kind: 'stored' }, sent);
    }
    setDelivery({ status: 'sending' });
    const attempt = submit(submission);
    // After the new one is kept, so that nothing is lost should the page end in between.
    if (before !== undefined && before.id !== sent) void withdraw(before.id);
    const settled = await attempt;
    busy.current = false;
    conclude(settled, sent);
    if (filling.current?.id === sent) void watch(sent);
  };

  const reset = useCallback(() => setDelivery({ status: 'idle' }), []);

  /** The form says something else by now, which must not go with what was sent: of that the strip tells. */
  const leave = useCallback(() => unwatch.current(), []);

  return { delivery, deliver, reset, leave };
}

/** The part of an id that a person can read out. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
