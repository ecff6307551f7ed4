import { AlertDialog, Outbox } from '@laliaflia/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { outboxDeletion, outboxLabels } from '../content/outbox.ts';
import { outboxItems, outboxText } from './outbox-items.ts';
import { emptyOutbox, outboxView, submissions, subscribeToOutbox } from './submissions.ts';

const nothing = emptyOutbox();

/** What the visitor has sent and what has not arrived, at the lower edge of the window and above the footer. */
export function OutboxStrip() {
  const view = useSyncExternalStore(subscribeToOutbox, outboxView, emptyOutbox);
  const box = useRef<HTMLElement>(null);
  const [doomed, setDoomed] = useState<string>();
  const [ready, setReady] = useState(false);
  // Empty at first: only what comes into a region that is there is announced.
  useEffect(() => setReady(true), []);
  const shown = ready ? view : nothing;
  const filled = shown.waiting.length + shown.arrived.length > 0;
  useEffect(() => {
    if (filled) uncoverMessage(box.current);
  }, [filled]);

  const act = (deed: 'retry' | 'dismiss' | 'remove') => async (id: string) => {
    const engine = await submissions();
    await engine[deed](id);
    setTimeout(() => rescueFocus(box.current));
  };

  return (
    <>
      <Outbox
        ref={box}
        labels={outboxLabels}
        summary={outboxText(shown)}
        items={outboxItems(shown, Date.now())}
        onSend={act('retry')}
        onRemove={setDoomed}
        onDismiss={act('dismiss')}
        // At its end is the chat's launcher, where the page leaves it no margin of its own.
        className="outbox-strip bottom-0 z-10 max-[86rem]:pe-18 [@media(min-height:30rem)]:sticky print:hidden"
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
        onCloseAutoFocus={() => setTimeout(() => rescueFocus(box.current))}
      >
        {outboxDeletion.text}
      </AlertDialog>
    </>
  );
}

/** The strip rises where a form may just have said that it failed. */
function uncoverMessage(box: HTMLElement | null): void {
  const edge = box?.getBoundingClientRect().top ?? innerHeight;
  for (const message of document.querySelectorAll('form[data-status="error"] [role="alert"]')) {
    const { top, bottom } = message.getBoundingClientRect();
    if (top < innerHeight && bottom > edge) message.scrollIntoView({ block: 'nearest' });
  }
}

/** The button that was pressed may have gone with its item. */
function rescueFocus(box: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const next = box?.querySelector<HTMLElement>('button') ?? document.getElementById('main');
  next?.focus({ preventScroll: true });
}
