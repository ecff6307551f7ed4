import { Button, CodeBlock, Dialog, DropdownMenu, Tabs, type ToastMessage } from '@laliaflia/ui';
import { ChevronIcon } from '@laliaflia/ui/icons';
import { useRef, useState } from 'react';
import type { PageFiles } from './page-file.ts';
import { fetchLibrary, pageZip } from './page-zip.ts';

interface TakeProps {
  files: PageFiles;
  page: string;
  /** A link to the composition as it is. */
  link: () => string;
  onTaken: (news: ToastMessage) => void;
  disabled: boolean;
}

/** Lets the browser keep a file. */
function download(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(
    new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' }),
  );
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Some programs cut a longer link off. */
const longest = 8000;

/** What can be done with the composed page: its two files, a link to it, and an application around it. */
export function Take({ files, page, link, onTaken, disabled }: TakeProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [reading, setReading] = useState(false);
  const places = { content: `content/pages/${page}.ts`, page: `pages/${page}.tsx` };
  const copy = (text: string, news: string) =>
    navigator.clipboard.writeText(text).then(
      () => onTaken({ text: news }),
      () =>
        onTaken({
          tone: 'error',
          text: 'The browser does not allow copying. Look at both files and select the text; the address of this story is the link.',
        }),
    );
  const copyFile = (kind: keyof PageFiles) => copy(files[kind], `Copied. Paste it into ${places[kind]}.`);
  const copyLink = () => {
    const text = link();
    return copy(
      text,
      text.length > longest
        ? `Copied, with ${text.length} characters. Some programs cut off so long a link.`
        : 'Copied. The link opens this page in the composer.',
    );
  };
  const takeZip = async () => {
    const library = await fetchLibrary().catch(() => undefined);
    if (library === undefined) {
      onTaken({
        tone: 'info',
        text: 'The packed library is not beside this Storybook: npx pnpm storybook:build puts it there. Until then, copy the two files.',
      });
      return;
    }
    download(await pageZip(page, files, library), `${page}.zip`);
    onTaken({ text: `${page}.zip is an application with this page. Its README says how to start it.` });
  };
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
          <DropdownMenu.Item onSelect={() => void copyLink()}>Copy a link to it</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void copyFile('content')}>Copy the page data</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void copyFile('page')}>Copy the page file</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => setReading(true)}>Look at both files</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void takeZip()}>
            Take it as an application (zip)
          </DropdownMenu.Item>
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
                <CodeBlock label={places[kind]} code={files[kind]} className="lali:max-h-[60dvh]" />
              </Tabs.Panel>
            ))}
          </Tabs.Root>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}
