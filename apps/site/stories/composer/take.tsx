import { Button, Dialog, DropdownMenu, Tabs, type ToastMessage } from '@laliaflia/ui';
import { ChevronIcon } from '@laliaflia/ui/icons';
import { useRef, useState } from 'react';
import type { PageFiles } from './page-file.ts';

interface TakeProps {
  files: PageFiles;
  page: string;
  onTaken: (news: ToastMessage) => void;
  disabled: boolean;
}

/** What can be done with the two files of the page. */
export function Take({ files, page, onTaken, disabled }: TakeProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [reading, setReading] = useState(false);
  const places = { content: `content/pages/${page}.ts`, page: `pages/${page}.tsx` };
  const copy = (kind: keyof PageFiles) =>
    navigator.clipboard.writeText(files[kind]).then(
      () => onTaken({ text: `Copied. Paste it into ${places[kind]}.` }),
      () =>
        onTaken({
          tone: 'error',
          text: 'The browser does not allow copying. Look at both files and select the text.',
        }),
    );
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button
            ref={trigger}
            size="small"
            disabled={disabled}
            after={<ChevronIcon size={18} />}
            className="lali:w-full"
          >
            Take It Along
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item onSelect={() => void copy('content')}>Copy the page data</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void copy('page')}>Copy the page file</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => setReading(true)}>Look at both files</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Dialog.Root open={reading} onOpenChange={setReading}>
        <Dialog.Content
          size="wide"
          aria-describedby={undefined}
          // The item that opened it is gone with its menu.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus();
          }}
        >
          <Dialog.Title>The two files of the page</Dialog.Title>
          <Tabs.Root defaultValue="content" className="lali:pt-4">
            <Tabs.List label="Files">
              <Tabs.Tab value="content">{places.content}</Tabs.Tab>
              <Tabs.Tab value="page">{places.page}</Tabs.Tab>
            </Tabs.List>
            {(['content', 'page'] as const).map((kind) => (
              <Tabs.Panel key={kind} value={kind}>
                <section
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must the keyboard
                  tabIndex={0}
                  aria-label={places[kind]}
                  className="lali:focus-ring-inset lali:max-h-[60dvh] lali:overflow-auto lali:rounded-control lali:border lali:border-line lali:p-4 lali:font-mono lali:text-[13px] lali:leading-5"
                >
                  <pre>{files[kind]}</pre>
                </section>
              </Tabs.Panel>
            ))}
          </Tabs.Root>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}
