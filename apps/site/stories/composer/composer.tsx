import {
  Button,
  Heading,
  Page,
  SplitView,
  StatusMessage,
  Text,
  ToastProvider,
  useToast,
} from '@laliaflia/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AddSection } from './add-section.tsx';
import { entryOf } from './catalogue.tsx';
import { OnThePage, type Placed, rowId } from './on-the-page.tsx';
import { pageFiles } from './page-file.ts';
import { moved } from './reorder.ts';
import { Take } from './take.tsx';

export interface ComposerProps {
  /** Names of the first sections, in order. */
  sections: readonly string[];
  /** Name of the page's files: lower-case letters, digits and hyphens. */
  page: string;
  /** The sections that are on the page now, in their order. */
  onChange?: (sections: readonly string[]) => void;
}

/** Lets the user choose sections, shows them as a page, and gives the two files of that page. */
export function Composer(props: ComposerProps) {
  return (
    <ToastProvider side="end">
      <Workbench {...props} />
    </ToastProvider>
  );
}

function Workbench({ sections, page, onChange }: ComposerProps) {
  const toast = useToast();
  const counter = useRef(sections.length);
  const preview = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<readonly Placed[]>(() => sections.map((name, id) => ({ name, id })));
  const now = useRef(placed);
  const [previewing, setPreviewing] = useState(false);
  const [news, setNews] = useState('');
  const files = pageFiles(
    page,
    placed.map(({ name }) => entryOf(name)),
  );

  const place = (next: readonly Placed[], said: string) => {
    now.current = next;
    setPlaced(next);
    setNews(said);
    onChange?.(next.map(({ name }) => name));
  };
  const add = (name: string) => {
    counter.current += 1;
    place([...placed, { name, id: counter.current }], `${name} added, at the end.`);
  };
  const remove = (one: Placed) => {
    const at = placed.indexOf(one);
    place(placed.toSpliced(at, 1), '');
    // The page may have changed by the time that it is undone.
    const undo = () => {
      flushSync(() => place(now.current.toSpliced(at, 0, one), `${one.name} is back.`));
      document.getElementById(rowId(one))?.focus();
    };
    toast({ text: `${one.name} removed.`, action: { label: 'Undo', onAction: undo } });
  };
  const move = (from: number, to: number) => {
    place(moved(placed, from, to), `${placed[from]?.name} is now number ${to + 1} of ${placed.length}.`);
  };

  return (
    <SplitView.Root open={previewing} onOpenChange={setPreviewing} className="lali:bg-page lali:text-text">
      <SplitView.List className="lali:surface-raised lali:flex lali:flex-col lali:gap-8 lali:p-5 lali:@4xl:pb-0">
        <div>
          <Heading level={2} look="subheading">
            Compose a page
          </Heading>
          <Text tone="soft" className="lali:mt-2">
            Pick sections, put them in order, take the files along.
          </Text>
        </div>
        <OnThePage
          placed={placed}
          onShow={(at) => {
            flushSync(() => setPreviewing(true));
            preview.current?.children[at]?.scrollIntoView();
          }}
          onMove={move}
          onRemove={remove}
          onNews={setNews}
        />
        <SplitView.Trigger asChild>
          <Button variant="outline" size="small" className="lali:@4xl:hidden">
            See the Page
          </Button>
        </SplitView.Trigger>
        <AddSection onAdd={add} />
        <StatusMessage className="lali:sr-only">{news}</StatusMessage>
        <div className="lali:mt-auto lali:bg-surface lali:@4xl:sticky lali:@4xl:bottom-0 lali:@4xl:-mx-5 lali:@4xl:border-line lali:@4xl:border-t lali:@4xl:px-5 lali:@4xl:py-4">
          <Take files={files} page={page} onTaken={toast} disabled={placed.length === 0} />
        </div>
      </SplitView.List>
      <SplitView.Pane label="Preview" className="lali:surface-page">
        <SplitView.Back asChild>
          <Button variant="outline" size="small" className="lali:m-5">
            Back to the List
          </Button>
        </SplitView.Back>
        {placed.length === 0 ? (
          <div className="lali:grid lali:content-center lali:p-8 lali:@4xl:h-dvh lali:@4xl:p-16">
            <p className="lali:type-heading lali:max-w-[16ch] lali:text-text-soft">
              Nothing is on the page yet. Add a section.
            </p>
          </div>
        ) : (
          <Page ref={preview}>
            {placed.map(({ id, name }) => {
              const { component: Section, data } = entryOf(name);
              return <Section key={id} data-section={name} {...data} />;
            })}
          </Page>
        )}
      </SplitView.Pane>
    </SplitView.Root>
  );
}
