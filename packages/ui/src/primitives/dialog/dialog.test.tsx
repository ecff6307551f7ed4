import { describeConformance } from '../../../test/conformance.tsx';
import { Dialog } from './index.ts';

describeConformance('Dialog.Root', <Dialog.Root>closed</Dialog.Root>, { rootless: 'only holds the state' });
describeConformance('Dialog.Trigger', (props) => (
  <Dialog.Root>
    <Dialog.Trigger {...props}>Open</Dialog.Trigger>
  </Dialog.Root>
));
describeConformance(
  'Dialog.Content',
  (props) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined} {...props}>
        <Dialog.Title>Title</Dialog.Title>
      </Dialog.Content>
    </Dialog.Root>
  ),
  { root: '[data-dialog-panel]', portal: true },
);

const inside = (part: 'Title' | 'Description' | 'Close', selector: string) =>
  describeConformance(
    `Dialog.${part}`,
    (props) => {
      const Part = Dialog[part];
      return (
        <Dialog.Root defaultOpen>
          <Dialog.Content>
            {part !== 'Title' && <Dialog.Title>Title</Dialog.Title>}
            <Part {...(props as object)} data-part="">
              Text
            </Part>
          </Dialog.Content>
        </Dialog.Root>
      );
    },
    { root: selector, portal: true },
  );

inside('Title', '[data-part]');
inside('Description', '[data-part]');
inside('Close', '[data-part]');
