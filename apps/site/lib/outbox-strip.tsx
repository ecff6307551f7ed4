import { AlertDialog, Outbox } from '@laliaflia/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { outboxDeletion, outboxLabels } from '../content/outbox.ts';
import { outboxItems, outboxText } from './outbox-items.ts';
import { emptyOutbox, outboxView, submissions, subscribeToOutbox } from './submissions.ts';

const nothing = { waiting: [], arrived: [] };

/** What the visitor has sent and what has not arrived, at the lower edge of the window and above the footer. */
export function OutboxStrip() {
  const view = useSyncExternalStore(subscribeToOutbox, outboxView, emptyOutbox);
  const [doomed, setDoomed] = useState<string>();
  const [ready, setReady] = useState(false);
  // Empty at first: only what comes into a region that is there is announced.
  useEffect(() => setReady(true), []);
  const shown = ready ? view : nothing;

  const act = (name: 'retry' | 'dismiss' | 'remove') => async (id: string) => {
    const engine = await submissions();
    await engine[name](id);
  };

  return (
    <>
      <Outbox
        labels={outboxLabels}
        summary={outboxText(shown)}
        items={outboxItems(shown, Date.now())}
        onSend={act('retry')}
        onRemove={setDoomed}
        onDismiss={act('dismiss')}
        className="sticky bottom-0 z-10 print:hidden"
      />
      <AlertDialog
        open={doomed !== undefined}
        title={outboxDeletion.title}
        confirmLabel={outboxDeletion.confirm}
        cancelLabel={outboxDeletion.cancel}
        onConfirm={() => {
          if (doomed !== undefined) void act('remove')(doomed);
          setDoomed(undefined);
        }}
        onCancel={() => setDoomed(undefined)}
      >
        {outboxDeletion.text}
      </AlertDialog>
    </>
  );
}
