import { Button, Field, Form, Heading, SubmitButton, Text, Textarea, useToast } from '@laliaflia/ui';
import { useRef, useState } from 'react';
import { notes as words } from '../content/words.ts';
import { draftOf, forgetDraft, keepDraft } from '../data/drafts.ts';
import { addNote, removeNote } from '../data/leads.ts';
import type { Note } from '../data/types.ts';
import { failureText } from './failure.ts';
import { mediumTime } from './times.ts';
import { usePutBack } from './use-put-back.ts';

interface NotesProps {
  leadId: string;
  /** Of whoever sent it: with the person goes what is noted and not stored yet. */
  email: string | undefined;
  notes: readonly Note[];
  onChanged: () => void;
}

/** So much of a note names it. */
const start = 30;

export function Notes({ leadId, email = '', notes, onChanged }: NotesProps) {
  const toast = useToast();
  const offerUndo = usePutBack('lead_notes', onChanged);
  const draft = `note:${leadId}`;
  const [begun] = useState(() => draftOf(draft)?.body);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  /** @returns Why it was not stored, if so. */
  async function store(body: string, id: string): Promise<string | undefined> {
    try {
      await addNote({ id, lead_id: leadId, body });
      onChanged();
      return undefined;
    } catch (error) {
      onChanged();
      return failureText(error, words.failed);
    }
  }

  async function add(body: string): Promise<void> {
    if (body === '') return setProblem(words.empty);
    setBusy(true);
    const id = crypto.randomUUID();
    const failure = await store(body, id);
    setBusy(false);
    setProblem(failure);
    if (failure) return;
    forgetDraft(draft);
    if (form.current) form.current.body.value = '';
    toast({ text: words.added, action: { label: words.undo, onAction: () => void takeBack(id, body) } });
  }

  /** It is a draft again, unless another one is begun. */
  async function takeBack(id: string, body: string): Promise<void> {
    try {
      await removeNote(id);
    } catch {
      return toast({ text: words.notRemoved, tone: 'error' });
    }
    onChanged();
    const field: HTMLTextAreaElement | undefined = form.current?.body;
    if (field?.value !== '') return;
    field.value = body;
    keepDraft(draft, { email, subject: '', body });
  }

  async function remove({ id, created_at }: Note): Promise<void> {
    try {
      const isOurs = await removeNote(id);
      onChanged();
      if (isOurs) offerUndo({ id, madeAt: created_at }, words.removed);
    } catch {
      toast({ text: words.notRemoved, tone: 'error' });
    }
  }

  return (
    <section className="lali:grid lali:gap-4" aria-labelledby="notes">
      <Heading level={3} id="notes">
        {words.title}
      </Heading>
      {notes.length === 0 ? (
        <Text look="small" tone="soft">
          {words.none}
        </Text>
      ) : (
        <ul className="lali:grid lali:gap-4">
          {notes.map((note) => (
            <li key={note.id} className="lali:border-line lali:border-s-2 lali:ps-4">
              <Text as="div" dir="auto" measure className="lali:whitespace-pre-wrap lali:wrap-anywhere">
                {note.body}
              </Text>
              <div className="lali:flex lali:items-center lali:justify-between lali:gap-x-3">
                <Text as="span" look="small" tone="soft" className="lali:wrap-anywhere">
                  {note.author}, {mediumTime(note.created_at)}
                </Text>
                <Button
                  variant="ghost"
                  size="small"
                  className="lali:-me-4 lali:shrink-0 lali:text-text-soft!"
                  aria-label={words.remove(note.body.slice(0, start))}
                  onClick={() => void remove(note)}
                >
                  {words.removeShort}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Form
        ref={form}
        busy={busy}
        onChange={({ currentTarget }) =>
          keepDraft(draft, { email, subject: '', body: String(new FormData(currentTarget).get('body')) })
        }
        onValues={({ body }) => void add(String(body).trim())}
      >
        <div className="lali:grid lali:justify-items-start lali:gap-4 lali:[&_label]:pb-1">
          <Field label={words.label} error={problem} required className="lali:w-full">
            <Textarea
              name="body"
              rows={2}
              maxLength={5000}
              defaultValue={begun}
              className="lali:min-h-[calc(2lh+1.75rem)]!"
            />
          </Field>
          <SubmitButton variant="outline" size="small" state={busy ? 'busy' : 'idle'} labels={words.add} />
        </div>
      </Form>
    </section>
  );
}
