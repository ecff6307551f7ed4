import { useState } from 'react';
import { AlertDialog } from '../../primitives/alert-dialog/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { ToastProvider, useToast } from '../../primitives/toast/index.ts';
import { Pattern } from './pattern.tsx';

const first = ['Letter of Monday', 'Letter of Tuesday', 'Letter of Friday'];

/** Away and back again with one press; gone for good only after a question. */
function Letters() {
  const toast = useToast();
  const [letters, setLetters] = useState<readonly string[]>(first);
  const [asking, setAsking] = useState(false);
  const put = (letter: string) => {
    setLetters((now) => now.filter((each) => each !== letter));
    toast({
      text: `${letter} is in the archive.`,
      action: {
        label: 'Undo',
        onAction: () => setLetters((now) => first.filter((each) => each === letter || now.includes(each))),
      },
    });
  };
  return (
    <Stack gap={16}>
      <ul>
        {letters.map((letter) => (
          <li
            key={letter}
            className="lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-3 lali:border-line lali:border-t lali:py-3"
          >
            {letter}
            <Button size="small" variant="outline" onClick={() => put(letter)}>
              Archive
              <span className="lali:sr-only"> {letter}</span>
            </Button>
          </li>
        ))}
      </ul>
      {letters.length === 0 && <Text tone="soft">All answered.</Text>}
      <Button size="small" variant="ghost" onClick={() => setAsking(true)} disabled={letters.length === 0}>
        Delete All Letters
      </Button>
      <AlertDialog
        open={asking}
        title="Delete all letters?"
        confirmLabel="Delete"
        onConfirm={() => {
          setLetters([]);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        They are gone for everybody, and cannot be brought back.
      </AlertDialog>
    </Stack>
  );
}

export function ConfirmationPattern() {
  return (
    <Pattern
      prose={
        <>
          <p>
            First ask whether it can be undone. If so, do it at once, say so in passing, and offer the way
            back: a question before everything teaches people to press OK without reading.
          </p>
          <p>
            What is final is asked once, in a dialog whose title is the question and whose button is its verb.
            The focus starts on the answer that changes nothing.
          </p>
          <p>
            Afterwards say what happened, in the place where it was started. After a form that is the message
            at the button, or a page that says what comes next and when.
          </p>
        </>
      }
      example={
        <ToastProvider side="end">
          <Letters />
        </ToastProvider>
      }
      toTry="archive a letter and bring it back with Undo (F8 leads to it). Then delete all."
      pieces={[
        { folder: 'primitives/toast', name: 'Toast', when: 'Done, and can be undone' },
        { folder: 'primitives/alert-dialog', name: 'AlertDialog', when: 'Before what is final' },
        {
          folder: 'primitives/status-message',
          name: 'StatusMessage',
          when: 'The result, at the control that started it',
        },
        { folder: 'sections/thank-you', name: 'ThankYou', when: 'After a form: what happens next, and when' },
      ]}
      rules={[
        { write: 'Delete all letters?', not: 'Are you sure?', because: 'The question is complete.' },
        { write: 'Delete, Cancel', not: 'Yes, No', because: 'Who reads only the buttons knows.' },
        { write: 'Do it and offer Undo', not: 'Ask each time', because: 'Mistakes are rare.' },
        { write: 'Start on Cancel', not: 'Start on Delete', because: 'A hasty Enter does no harm.' },
      ]}
    />
  );
}
