import { Button, Heading, Page, StatusMessage, Text } from '@laliaflia/ui';
import { useRef, useState } from 'react';
import { entryOf } from './catalogue.tsx';
import { AddSection, OnThePage, type Placed } from './lists.tsx';
import { pageFiles } from './page-file.ts';

export interface ComposerProps {
  /** Names of the first sections, in order. */
  sections: readonly string[];
  /** Name of the page's files: lower-case letters, digits and hyphens. */
  page: string;
  /** The sections that are on the page now, in their order. */
  onChange?: (sections: readonly string[]) => void;
}

/** Lets the user choose sections, shows them as a page, and gives the two files of that page. */
export function Composer({ sections, page, onChange }: ComposerProps) {
  const counter = useRef(sections.length);
  const preview = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<readonly Placed[]>(() => sections.map((name, id) => ({ name, id })));
  const [news, setNews] = useState('');
  const files = pageFiles(
    page,
    placed.map(({ name }) => entryOf(name)),
  );

  const place = (next: readonly Placed[], said: string) => {
    setPlaced(next);
    setNews(said);
    onChange?.(next.map(({ name }) => name));
  };
  const add = (name: string) => {
    counter.current += 1;
    place([...placed, { name, id: counter.current }], `${name} added, at the end.`);
  };
  const remove = ({ id, name }: Placed) =>
    place(
      placed.filter((each) => each.id !== id),
      `${name} removed.`,
    );
  const move = (from: number, to: number) => {
    const next = [...placed];
    next.splice(to, 0, ...next.splice(from, 1));
    place(next, `${placed[from]?.name} is now number ${to + 1} of ${placed.length}.`);
  };

  return (
    <div className="@container bg-ground text-ink">
      <div className="grid gap-px bg-line @4xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="surface-raised flex flex-col gap-8 p-5 @4xl:sticky @4xl:top-0 @4xl:h-dvh @4xl:overflow-y-auto @4xl:pb-0">
          <div>
            <Heading level={2} look="subheading">
              Compose a page
            </Heading>
            <Text tone="soft" className="mt-2">
              Pick sections, put them in order, take the files along.
            </Text>
          </div>
          <OnThePage
            placed={placed}
            onShow={(at) => preview.current?.children[at]?.scrollIntoView()}
            onMove={move}
            onRemove={remove}
          />
          <AddSection onAdd={add} />
          <StatusMessage className="sr-only">{news}</StatusMessage>
          <Take files={files} page={page} onTaken={setNews} disabled={placed.length === 0} />
        </div>
        <section aria-label="Preview" className="surface-ground min-w-0">
          {placed.length === 0 ? (
            <div className="grid content-center p-8 @4xl:h-dvh @4xl:p-16">
              <p className="type-heading max-w-[16ch] text-muted">
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
        </section>
      </div>
    </div>
  );
}

interface TakeProps {
  files: ReturnType<typeof pageFiles>;
  page: string;
  onTaken: (news: string) => void;
  disabled: boolean;
}

function Take({ files, page, onTaken, disabled }: TakeProps) {
  const copy = (text: string, file: string) =>
    navigator.clipboard.writeText(text).then(
      () => onTaken(`Copied. Paste it into ${file}.`),
      () => onTaken('The browser does not allow copying. Open the files below and select the text.'),
    );
  return (
    <div className="mt-auto grid gap-x-2 gap-y-2 border-line border-t bg-raised pt-4 @4xl:sticky @4xl:bottom-0 @4xl:-mx-5 @4xl:px-5 @4xl:pb-2">
      <Button
        size="small"
        disabled={disabled}
        onClick={() => copy(files.content, `content/pages/${page}.ts`)}
      >
        Copy Page Data
      </Button>
      <Button
        size="small"
        variant="outline"
        disabled={disabled}
        onClick={() => copy(files.page, `pages/${page}.tsx`)}
      >
        Copy Page File
      </Button>
      <details>
        <summary className="focus-ring type-small cursor-pointer rounded-[6px] py-3">See both files</summary>
        {Object.entries(files).map(([kind, text]) => (
          <section
            key={kind}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must the keyboard
            tabIndex={0}
            aria-label={kind === 'content' ? `content/pages/${page}.ts` : `pages/${page}.tsx`}
            className="focus-ring-inset mt-2 max-h-44 overflow-auto rounded-control border border-line p-3 font-mono text-[12px] leading-5"
          >
            <pre>{text}</pre>
          </section>
        ))}
      </details>
    </div>
  );
}
