import {
  Button,
  Field,
  Form,
  type FormValues,
  Heading,
  Input,
  Stack,
  StatusMessage,
  SubmitButton,
  Text,
} from '@laliaflia/ui';
import { useRef, useState } from 'react';
import { signIn } from '../content/sign-in.ts';
import { askForLink, type Outcome, prepare, signInWithPassword } from '../data/session.ts';
import { Doorway } from './doorway.tsx';

type Problems = Partial<Record<'email' | 'password', string>>;

const said: Record<Exclude<Outcome, 'done'>, string> = {
  wrong: signIn.wrong,
  wait: signIn.wait,
  failed: signIn.failed,
};

/** With a password, or with a link by mail. Nobody signs up here. */
export function SignIn() {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();

  async function attempt(task: () => Promise<Outcome>): Promise<Outcome> {
    setBusy(true);
    setFailure(undefined);
    setSentTo(undefined);
    const outcome = await task().catch((): Outcome => 'failed');
    setBusy(false);
    if (outcome !== 'done') setFailure(said[outcome]);
    return outcome;
  }

  function check(email: string, password: string | undefined): boolean {
    const found: Problems = {
      ...(email === '' && { email: signIn.missingEmail }),
      ...(password === '' && { password: signIn.missingPassword }),
    };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return first === undefined;
  }

  const byPassword = (values: FormValues) => {
    const [email, password] = [String(values.email).trim(), String(values.password)];
    if (check(email, password)) void attempt(() => signInWithPassword(email, password));
  };

  async function byLink(): Promise<void> {
    const email = String(new FormData(form.current ?? undefined).get('email') ?? '').trim();
    if (busy || !check(email, undefined)) return;
    if ((await attempt(() => askForLink(email))) === 'done') setSentTo(email);
  }

  return (
    <Doorway title={signIn.title}>
      <div>
        <Heading level={1} look="heading">
          {signIn.heading}
        </Heading>
        <Text tone="soft" className="lali:mt-2">
          {signIn.intro}
        </Text>
      </div>
      <Form ref={form} onValues={byPassword} busy={busy} onFocus={prepare}>
        <Stack gap={20} className="lali:[&_label]:pb-1">
          <Field label={signIn.email} required error={problems.email}>
            <Input type="email" name="email" autoComplete="username" />
          </Field>
          <Field label={signIn.password} required error={problems.password}>
            <Input type="password" name="password" autoComplete="current-password" />
          </Field>
          <Stack direction="row" gap={12}>
            <SubmitButton
              state={busy ? 'busy' : 'idle'}
              labels={signIn.submit}
              className="lali:max-sm:w-full"
            />
            <Button variant="outline" className="lali:max-sm:w-full" onClick={() => void byLink()}>
              {signIn.link}
            </Button>
          </Stack>
        </Stack>
      </Form>
      <StatusMessage
        tone={failure ? 'error' : 'success'}
        title={failure ?? (sentTo && signIn.linkSent.title)}
      >
        {sentTo && signIn.linkSent.text(sentTo)}
      </StatusMessage>
    </Doorway>
  );
}
