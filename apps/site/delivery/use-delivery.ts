import { newSubmissionId, type Submission } from '@laliaflia/leads';
import { useCallback, useEffect, useReducer } from 'react';
import { fillingOf, initial, step } from './delivery-state.ts';
import { followLater, submit, withdraw } from './submissions.ts';
import { warmUp } from './warm-up.ts';

/** What is sent: a submission without what the hook itself knows. */
export type Content = Submission extends infer One
  ? One extends Submission
    ? Pick<One, 'kind' | 'fields'>
    : never
  : never;

/** The way of one form's values to wherever they are kept. What may happen on it: delivery-state.ts. */
export function useDelivery() {
  const [{ delivery, open, follows }, dispatch] = useReducer(step, initial);
  const followed = follows ? open : undefined;

  useEffect(warmUp, []);
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
    const attempt = submit({ ...content, id, page: location.pathname, bot });
    if (bot !== '') {
      // Kept as spam on its own time; who fills this field in sees success whatever happens.
      return dispatch({ kind: 'settled', by: 'press', id, result: { settled: { kind: 'stored' } } });
    }
    // After the new one is kept, so that nothing is lost should the page end in between.
    if (open !== undefined && open.id !== id) withdraw(open.id);
    dispatch({ kind: 'settled', by: 'press', id, result: await attempt });
  };

  const reset = useCallback(() => dispatch({ kind: 'reset' }), []);

  /** The form says something else by now, which must not go with what was sent. */
  const leave = useCallback(() => dispatch({ kind: 'changed' }), []);

  return { delivery, deliver, reset, leave };
}

/** The part of an id that a person can read out. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
