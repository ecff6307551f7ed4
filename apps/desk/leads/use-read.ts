import { useEffect, useState } from 'react';

interface Read<Value> {
  status: 'loading' | 'ready' | 'failed';
  value: Value | undefined;
  reload: () => void;
}

/**
 * What belongs to an id. While that of another one loads, the one before is not shown for it.
 *
 * @param read Always the same function.
 */
export function useRead<Value>(
  id: string,
  read: (id: string, signal: AbortSignal) => Promise<Value>,
): Read<Value> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ id: string; status: Read<Value>['status']; value?: Value }>({
    id,
    status: 'loading',
  });
  useEffect(() => {
    // Another round asks the same again.
    void round;
    const controller = new AbortController();
    read(id, controller.signal).then(
      (value) => setState({ id, status: 'ready', value }),
      () => {
        if (controller.signal.aborted) return;
        // What is read already does not vanish because another look at it has failed.
        setState((was) => (was.id === id && was.value !== undefined ? was : { id, status: 'failed' }));
      },
    );
    return () => controller.abort();
  }, [id, read, round]);
  const isThis = state.id === id;
  return {
    status: isThis ? state.status : 'loading',
    value: isThis ? state.value : undefined,
    reload: () => setRound((was) => was + 1),
  };
}
