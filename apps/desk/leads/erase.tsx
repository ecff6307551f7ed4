import { Button, Dialog, Field, Form, Input, StatusMessage, SubmitButton, Text } from '@laliaflia/ui';
import { useState } from 'react';
import { erasing as words } from '../content/keeping.ts';
import { type Erasure, erasePerson, readErasure } from '../data/keeping.ts';
import { useRead } from './use-read.ts';

interface EraseProps {
  lead: string;
  email: string;
  onClose: () => void;
  onErased: () => void;
}

const isWord = (typed: string) => typed.trim().toLowerCase() === words.word;

/** Names what goes, and asks for a word: there is no way back. */
export function Erase({ lead, email, onClose, onErased }: EraseProps) {
  const { status, value } = useRead(lead, readErasure);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [isTyped, setIsTyped] = useState(false);

  async function erase(word: string): Promise<void> {
    if (!isWord(word)) return setProblem(words.missing);
    setProblem(undefined);
    setBusy(true);
    try {
      await erasePerson(lead);
      onErased();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
    >
      <Dialog.Content size="small" closeLabel={words.close} aria-describedby={undefined}>
        <Dialog.Title>{words.title}</Dialog.Title>
        {value && <Held email={email} held={value} />}
        <StatusMessage
          tone="error"
          className="lali:not-data-empty:mt-4"
          title={failed ? words.failed : status === 'failed' ? words.unread : undefined}
        />
        {value && (
          <Form busy={busy} onValues={({ word }) => void erase(String(word))} className="lali:mt-6">
            <div className="lali:grid lali:gap-5">
              <Field label={words.confirm} error={problem} required>
                <Input
                  name="word"
                  onChange={({ currentTarget: { value } }) => setIsTyped(isWord(value))}
                  autoFocus
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              </Field>
              <div className="lali:flex lali:flex-wrap lali:gap-3 lali:max-sm:[&>button]:w-full">
                {/* Pressed before the word is there, it says what is missing. */}
                <SubmitButton
                  aria-disabled={busy || !isTyped || undefined}
                  className={
                    isTyped ? 'lali:bg-danger-text! lali:text-page!' : 'lali:bg-line! lali:text-text-soft!'
                  }
                  state={busy ? 'busy' : 'idle'}
                  labels={words.submit}
                />
                <Button variant="outline" disabled={busy} onClick={onClose}>
                  {words.cancel}
                </Button>
              </div>
            </div>
          </Form>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Held({ email, held }: { email: string; held: Erasure }) {
  return (
    <div className="lali:mt-4 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-3">
      <Text className="lali:wrap-anywhere">
        <bdi>{words.what(email)}</bdi>
      </Text>
      <ul className="lali:grid lali:list-disc lali:gap-1 lali:ps-6">
        {words.held(held).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {held.mentions > 0 && <Text>{words.mentions(held.mentions)}</Text>}
      <Text>
        <strong>{words.final}</strong> {words.copies}
      </Text>
    </div>
  );
}
