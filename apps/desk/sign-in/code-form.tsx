import { Field, Form, Input, Stack, StatusMessage, SubmitButton } from '@laliaflia/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { code as words } from '../content/second-factor.ts';
import type { Outcome } from '../data/session.ts';

interface CodeFormProps {
  submit?: { idle: string; busy: string; done: string };
  onCode: (code: string) => Promise<Outcome>;
  /** Beside the button. */
  children: ReactNode;
}

/** Takes the code that an app shows, however it is typed or pasted. */
export function CodeForm({ submit = words.submit, onCode, children }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => input.current?.focus(), []);

  async function check(typed: string): Promise<void> {
    const digits = typed.normalize('NFKC').replace(/\D/g, '');
    setFailure(undefined);
    setProblem(digits.length === 6 ? undefined : words.missing);
    if (digits.length !== 6) return input.current?.focus();
    setBusy(true);
    const outcome = await onCode(digits).catch((): Outcome => 'failed');
    setBusy(false);
    if (outcome === 'wrong') setProblem(words.wrong);
    else if (outcome !== 'done') setFailure(words[outcome]);
    // The next one is typed in its place.
    input.current?.focus();
    input.current?.select();
  }

  return (
    <div className="lali:grid lali:gap-5">
      <Form onValues={({ code }) => void check(String(code))} busy={busy}>
        <Stack gap={20}>
          <Field label={words.label} hint={words.hint} error={problem} required>
            <Input
              ref={input}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              className="lali:max-w-52 lali:tracking-[0.25em] lali:tabular-nums"
            />
          </Field>
          <Stack direction="row" gap={12}>
            <SubmitButton state={busy ? 'busy' : 'idle'} labels={submit} />
            {children}
          </Stack>
        </Stack>
      </Form>
      <StatusMessage tone="error" title={failure} />
    </div>
  );
}
