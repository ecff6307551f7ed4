import { newSubmissionId, type Submission } from '@laliaflia/leads';
import { useCallback, useEffect, useReducer } from 'react';
import { fillingOf, initial, step } from './delivery-state.ts';
import { forgetFilling, secondsOf, watchFilling } from './filling-time.ts';
import { followLater, submit, withdraw } from './submissions.ts';
import { warmUp } from './warm-up.ts';

/** The content of a submission, without the parts that the hook adds. */
export type Content = Submission extends infer One
  ? One extends Submission
    ? Pick<One, 'kind' | 'fields'>
    : never
  : never;

/** Sends the values of one form. The possible states are in delivery-state.ts. */
export function useDelivery() {
  const [{ delivery, open, follows }, dispatch] = useReducer(step, initial);
  const followed = follows ? open : undefined;

  useEffect(warmUp, []);
  useEffect(watchFilling, []);
  useEffect(() => {
    if (followed === undefined) return;
    const { id } = followed;
    return followLater(id, (result) => dispatch({ kind: 'settled', by: 'later', id, result }));
  }, [followed]);

  const deliver = async (content: Content, bot: string) => {
    if (delivery.status === 'sending') return;
    const filling = fillingOf(content.fields, open, newSubmissionId);
    const { id } = filling;
    dispatch({ kind: 'pressed', filling });
    const attempt = submit({
      ...content,
      id,
      page: location.pathname,
      bot,
      seconds: secondsOf(content.kind),
    });
    if (bot !== '') {
      // Stored as spam in the background; whoever fills in this field always sees success.
      return dispatch({ kind: 'settled', by: 'press', id, result: { settled: { kind: 'stored' } } });
    }
    // Only after the new one is kept, so that nothing is lost if the page is closed in between.
    if (open !== undefined && open.id !== id) withdraw(open.id);
    const result = await attempt;
    if (result.settled.kind === 'stored') forgetFilling(content.kind);
    dispatch({ kind: 'settled', by: 'press', id, result });
  };

  const reset = useCallback(() => dispatch({ kind: 'reset' }), []);

  /** The form has other values by now, which are not part of what was sent. */
  const leave = useCallback(() => dispatch({ kind: 'changed' }), []);

  return { delivery, deliver, reset, leave };
}

/** The part of an id that a person can read out. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
