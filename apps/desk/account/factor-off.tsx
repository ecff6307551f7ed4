import { Button, StatusMessage, Text, useToast } from '@laliaflia/ui';
import { useState } from 'react';
import { account as words } from '../content/second-factor.ts';
import { beginFactor, finishFactor, type NewFactor } from '../data/factors.ts';
import { CodeForm } from '../sign-in/code-form.tsx';
import { FactorKey } from './factor-key.tsx';

/** Sets one up: the app has it once it has shown a code. */
export function FactorOff({ onChange }: { onChange: () => void }) {
  const toast = useToast();
  const [begun, setBegun] = useState<NewFactor>();
  const [state, setState] = useState<'idle' | 'busy' | 'none'>('idle');

  async function begin(): Promise<void> {
    setState('busy');
    const factor = await beginFactor().catch(() => undefined);
    setBegun(factor);
    setState(factor ? 'idle' : 'none');
  }

  if (begun === undefined)
    return (
      <>
        <Text measure>{words.off}</Text>
        <StatusMessage tone="error" title={state === 'none' ? words.none : undefined} />
        <div className="lali:max-sm:[&>button]:w-full">
          <Button disabled={state === 'busy'} onClick={() => void begin()}>
            {words.start}
          </Button>
        </div>
      </>
    );
  return (
    <div className="lali:grid lali:max-w-[28rem] lali:gap-5">
      <Text>{words.scan}</Text>
      <FactorKey code={begun.secret}>
        <img src={begun.picture} alt={words.picture} width={200} height={200} className="lali:my-2" />
      </FactorKey>
      <CodeForm
        submit={words.turnOn}
        onCode={async (code) => {
          const outcome = await finishFactor(begun.id, code);
          if (outcome === 'done') {
            toast({ text: words.turnedOn });
            onChange();
          }
          return outcome;
        }}
      >
        <Button variant="ghost" onClick={() => setBegun(undefined)}>
          {words.cancel}
        </Button>
      </CodeForm>
    </div>
  );
}
