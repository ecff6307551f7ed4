import { Button, Dialog, Field, Input, Textarea } from '@laliaflia/ui';
import { type RefObject, useId } from 'react';
import { labelOf, type Texts, textsOf } from './texts.ts';

interface EditTextsProps {
  name: string;
  /** As in the catalogue. */
  data: unknown;
  /** Those that are not as in the catalogue. */
  texts: Texts;
  onText: (path: string, text: string) => void;
  onReset: () => void;
  onClose: () => void;
  /** Gets the focus when this closes. */
  opener: RefObject<HTMLElement | null>;
}

/** Longer texts have room for several lines. */
const isLong = (text: string) => text.length > 60;

/** Every text of one section in a panel beside the page, which follows while somebody writes. */
export function EditTexts({ name, data, texts, onText, onReset, onClose, opener }: EditTextsProps) {
  const id = useId();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        side="end"
        size="small"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <Dialog.Title>Texts of {name}</Dialog.Title>
        <Dialog.Description>The page follows while you write.</Dialog.Description>
        <div className="lali:grid lali:gap-5 lali:pt-5">
          {textsOf(data).map(([path, original]) => (
            <Field key={path} label={labelOf(path)} mark={false}>
              {isLong(original) ? (
                <Textarea
                  name={`${id}-${path}`}
                  rows={3}
                  value={texts[path] ?? original}
                  onChange={({ currentTarget }) => onText(path, currentTarget.value)}
                />
              ) : (
                <Input
                  name={`${id}-${path}`}
                  value={texts[path] ?? original}
                  onChange={({ currentTarget }) => onText(path, currentTarget.value)}
                />
              )}
            </Field>
          ))}
          <Button variant="outline" size="small" disabled={Object.keys(texts).length === 0} onClick={onReset}>
            Back to the Sample Texts
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
