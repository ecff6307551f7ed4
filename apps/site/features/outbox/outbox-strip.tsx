import type { OutboxView } from '@laliaflia/leads';
import { AlertDialog, Outbox } from '@laliaflia/ui';
import { useEffect, useReducer, useRef, useState } from 'react';
import { outboxDeletion, outboxLabels } from '../../content/outbox.ts';
import { useOutbox } from '../../delivery/outbox-view.ts';
import { loadEngine } from '../../delivery/submissions.ts';
import { outboxItems, outboxText } from './outbox-items.ts';

const nothing: OutboxView = { waiting: [], arrived: [] };

/** How old the words about a wait may get, in milliseconds. They are not announced, so that this disturbs nobody. */
const freshness = 15_000;

/** What the visitor has sent and what has not arrived, at the lower edge of the window and above the footer. */
export function OutboxStrip() {
  const view = useOutbox() ?? nothing;
  const box = useRef<HTMLElement>(null);
  const [doomed, setDoomed] = useState<string>();
  const [ready, setReady] = useState(false);
  // Empty at first: only what comes into a region that is there is announced.
  useEffect(() => setReady(true), []);
  const shown = ready ? view : nothing;
  const filled = shown.waiting.length + shown.arrived.length > 0;
  const now = useNow(shown.waiting.length > 0);
  useEffect(() => {
    if (filled) uncoverMessage(box.current);
  }, [filled]);

  const act = (deed: 'retry' | 'dismiss' | 'remove') => async (id: string) => {
    const { submissions } = await loadEngine();
    await submissions[deed](id);
    setTimeout(() => rescueFocus(box.current));
  };

  return (
    <>
      <Outbox
        ref={box}
        labels={outboxLabels}
        summary={outboxText(shown)}
        items={outboxItems(shown, now)}
        onSend={act('retry')}
        onRemove={setDoomed}
        onDismiss={act('dismiss')}
        // At its end is the chat's launcher, where the page leaves it no margin of its own.
        className="outbox-strip lali:bottom-0 lali:z-10 lali:max-[86rem]:pe-18 lali:[@media(min-height:30rem)]:sticky lali:print:hidden"
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

/** The time of the last render, and while there is something to wait for never older than `freshness`. */
function useNow(ticks: boolean): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!ticks) return;
    const timer = setInterval(tick, freshness);
    return () => clearInterval(timer);
  }, [ticks]);
  return Date.now();
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
