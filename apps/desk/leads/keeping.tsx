import {
  Accordion,
  Button,
  Field,
  Form,
  Input,
  SubmitButton,
  Text,
  useClearToasts,
  useToast,
} from '@laliaflia/ui';
import { AlertIcon } from '@laliaflia/ui/icons';
import { useRef, useState } from 'react';
import { erasing, keeping as words } from '../content/keeping.ts';
import { type KeptDay, keepLead } from '../data/keeping.ts';
import { endOf } from './end-of.ts';
import { Erase } from './erase.tsx';
import { failureText } from './failure.ts';
import { longDay } from './times.ts';

interface KeepingProps {
  lead: string;
  /** Whose everything may be erased. Undefined where no address was given. */
  email: string | undefined;
  /** When it came. */
  created: string;
  /** Whether the hidden field caught it, which shortens its time. */
  isSpam: boolean;
  /** Null for as long as all leads; undefined where nothing of that kind can be kept. */
  keepUntil: KeptDay | undefined;
  onChanged: () => void;
  onErased: () => void;
}

/** How long a lead stays, and the end of everything from whoever sent it. */
export function Keeping({ lead, email, created, isSpam, keepUntil, onChanged, onErased }: KeepingProps) {
  const [isAsking, setIsAsking] = useState(false);
  const clearToasts = useClearToasts();
  /** The day that is shown: what is being chosen is not lost where another desk sets one. */
  const [isChoosing, setIsChoosing] = useState(false);
  const shown = useRef(keepUntil);
  if (!isChoosing) shown.current = keepUntil;
  const ask = () => {
    // They would lie above the dialog, and what they take back goes with the person.
    clearToasts();
    setIsAsking(true);
  };
  if (keepUntil === undefined && email === undefined) return null;
  const part = keepUntil === undefined ? erasing.part : email === undefined ? words.title : words.orErase;
  return (
    <Accordion.Root headingLevel={3}>
      <Accordion.Item value="keeping">
        <Accordion.Trigger>{part}</Accordion.Trigger>
        <Accordion.Content className="lali:text-text!">
          <div className="lali:grid lali:gap-8 lali:pt-1">
            {keepUntil !== undefined && (
              <KeepUntil
                key={shown.current}
                lead={lead}
                created={created}
                isSpam={isSpam}
                keepUntil={shown.current ?? null}
                onChoose={() => setIsChoosing(true)}
                onChanged={() => {
                  setIsChoosing(false);
                  onChanged();
                }}
              />
            )}
            {email !== undefined && (
              <div className="lali:grid lali:justify-items-start lali:gap-3">
                <Button
                  variant="outline"
                  size="small"
                  before={<AlertIcon size={18} />}
                  className="lali:text-danger-text!"
                  onClick={ask}
                >
                  {erasing.open}
                </Button>
                <Text look="small" tone="soft">
                  {erasing.hint}
                </Text>
                {isAsking && (
                  <Erase lead={lead} email={email} onClose={() => setIsAsking(false)} onErased={onErased} />
                )}
              </div>
            )}
          </div>
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}

type KeepUntilProps = Pick<KeepingProps, 'lead' | 'created' | 'isSpam' | 'onChanged'> & {
  keepUntil: KeptDay;
  onChoose: () => void;
};

function KeepUntil({ lead, created, isSpam, keepUntil, onChoose, onChanged }: KeepUntilProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function keep(seen: KeptDay, until: KeptDay, isUndo = false): Promise<void> {
    setBusy(true);
    try {
      const other = await keepLead(lead, seen, until);
      onChanged();
      if (other !== undefined) return toast({ text: words.conflict(other && longDay(other)), tone: 'info' });
      toast({
        text: until ? words.kept(longDay(until)) : words.unkept,
        ...(!isUndo && { action: { label: words.undo, onAction: () => void keep(until, seen, true) } }),
      });
    } catch (error) {
      toast({ text: failureText(error, words.failed), tone: 'error' });
      onChanged();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form
      busy={busy}
      onChange={onChoose}
      onValues={({ until }) => void keep(keepUntil, String(until) || null)}
    >
      <Field label={words.until} hint={words.hint(longDay(endOf(created, isSpam)))} mark={null}>
        <div className="lali:col-span-full lali:flex lali:gap-3">
          <Input type="date" name="until" className="lali:max-w-60" defaultValue={keepUntil ?? ''} />
          <SubmitButton
            variant="outline"
            className="lali:shrink-0"
            state={busy ? 'busy' : 'idle'}
            labels={words.save}
            progress="sign"
          />
        </div>
      </Field>
    </Form>
  );
}
