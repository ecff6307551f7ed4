import { Button, StatusMessage, Text } from '@laliaflia/ui';
import { useEffect, useRef, useState } from 'react';
import { csv as words } from '../content/words.ts';
import { countLeads, type LeadQuery, listLeads } from '../data/leads.ts';
import { saveFile } from '../shell/save-file.ts';
import { csvOf } from './csv.ts';

type Stage =
  | { name: 'idle' | 'failed' }
  | { name: 'reading'; count: number }
  | { name: 'done'; count: number; isAll: boolean };

/** The leads of the view as a file, made here of what the database gives page by page. */
export function Download({ query }: { query: LeadQuery }) {
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const running = useRef<AbortController>(undefined);
  const { kind, state, search } = query;
  // What was said of another view does not stand beside this one.
  useEffect(() => {
    void [kind, state, search];
    setStage({ name: 'idle' });
    return () => running.current?.abort();
  }, [kind, state, search]);

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: Stage) => {
      if (!signal.aborted) setStage(next);
    };
    show({ name: 'reading', count: 0 });
    try {
      const { text, count, isAll } = await csvOf(
        (before, most) => listLeads(query, before, signal, most),
        (so) => show({ name: 'reading', count: so }),
      );
      // Whoever has lost the rights meanwhile reads nothing, which looks like the end of the list.
      if (Object.keys(await countLeads(signal)).length === 0) return show({ name: 'failed' });
      if (signal.aborted) return;
      saveFile(words.file(new Date().toISOString().slice(0, 10)), text);
      show({ name: 'done', count, isAll });
    } catch {
      show({ name: 'failed' });
    }
  }

  return (
    <div className="lali:grid lali:justify-items-start">
      <Button
        variant="outline"
        size="small"
        loading={stage.name === 'reading'}
        onClick={() => {
          if (stage.name !== 'reading') void start();
        }}
      >
        {words.start}
      </Button>
      {stage.name === 'reading' && (
        <Text look="small" tone="soft" className="lali:mt-2">
          {words.progress(stage.count)}
        </Text>
      )}
      <Text look="small" tone="soft" role="status" className="lali:not-empty:mt-2">
        {stage.name === 'done' && words.done(stage.count, stage.isAll)}
      </Text>
      <StatusMessage
        tone="error"
        className="lali:not-data-empty:mt-2"
        title={stage.name === 'failed' ? words.failed : undefined}
      />
    </div>
  );
}
