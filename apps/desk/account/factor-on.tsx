import { AlertDialog, Button, Text, useToast } from '@laliaflia/ui';
import { useState } from 'react';
import { account as words } from '../content/second-factor.ts';
import { removeFactor } from '../data/factors.ts';
import { longTime } from '../leads/times.ts';

interface FactorOnProps {
  id: string;
  since: string;
  onChange: () => void;
}

export function FactorOn({ id, since, onChange }: FactorOnProps) {
  const toast = useToast();
  const [state, setState] = useState<'idle' | 'asked' | 'busy'>('idle');

  async function remove(): Promise<void> {
    setState('busy');
    const isGone = await removeFactor(id).catch(() => false);
    setState('idle');
    toast(isGone ? { text: words.removed } : { text: words.notRemoved, tone: 'error' });
    if (isGone) onChange();
  }

  return (
    <>
      <Text measure>{words.on(longTime(since))}</Text>
      <Text look="small" tone="soft" measure>
        {words.lost}
      </Text>
      <div>
        <Button variant="outline" onClick={() => setState('asked')}>
          {words.remove}
        </Button>
      </div>
      <AlertDialog
        open={state !== 'idle'}
        busy={state === 'busy'}
        title={words.sure.title}
        confirmLabel={words.sure.action}
        cancelLabel={words.sure.cancel}
        onConfirm={() => void remove()}
        onCancel={() => setState('idle')}
      >
        {words.sure.text}
      </AlertDialog>
    </>
  );
}
