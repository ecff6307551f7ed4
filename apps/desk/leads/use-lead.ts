import { useEffect, useState } from 'react';
import { readLead } from '../data/leads.ts';
import type { WholeLead } from '../data/types.ts';

export interface ReadLead {
  status: 'loading' | 'ready' | 'failed';
  lead: WholeLead | undefined;
  reload: () => void;
}

/** One lead whole. While another one loads, the one before is not shown for it. */
export function useLead(id: string): ReadLead {
  const [round, setRound] = useState(0);
  const [read, setRead] = useState<{ id: string; status: ReadLead['status']; lead?: WholeLead }>({
    id,
    status: 'loading',
  });
  useEffect(() => {
    // Another round asks the same again.
    void round;
    const controller = new AbortController();
    readLead(id, controller.signal).then(
      (lead) => setRead({ id, status: 'ready', lead }),
      () => {
        if (!controller.signal.aborted) setRead({ id, status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [id, round]);
  const isThis = read.id === id;
  return {
    status: isThis ? read.status : 'loading',
    lead: isThis ? read.lead : undefined,
    reload: () => setRound((was) => was + 1),
  };
}
