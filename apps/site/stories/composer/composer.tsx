import { Button, Heading, IconButton, StatusMessage, Text } from '@laliaflia/ui';
import { ArrowIcon, CloseIcon } from '@laliaflia/ui/primitives/icons/index.ts';
import { useRef, useState } from 'react';
import { catalogue, entryOf } from './catalogue.tsx';
import { pageFiles } from './page-file.ts';

export interface ComposerProps {
  /** Names of the sections to begin with, in their order. */
  sections: readonly string[];
  /** Name of the page's files: lower-case letters, digits and hyphens. */
  page: string;
}

interface Placed {
  id: number;
  name: string;
}

/** Sections picked from a list, seen as a page, and taken along as its two files. */
export function Composer({ sections, page }: ComposerProps) {
  const counter = useRef(sections.length);
  const [placed, setPlaced] = useState<readonly Placed[]>(() => sections.map((name, id) => ({ name, id })));
  const [news, setNews] = useState('');
  const files = pageFiles(
    page,
    placed.map(({ name }) => entryOf(name)),
  );

  const add = (name: string) => {
    counter.current += 1;
    setPlaced((now) => [...now, { name, id: counter.current }]);
    setNews(`${name} added, at the end.`);
  };
  const remove = ({ id, name }: Placed) => {
    setPlaced((now) => now.filter((each) => each.id !== id));
    setNews(`${name} removed.`);
  };
  const move = (from: number, to: number) => {
    setPlaced((now) => {
      const next = [...now];
      next.splice(to, 0, ...next.splice(from, 1));
      return next;
    });
    setNews(`${placed[from]?.name} is now number ${to + 1} of ${placed.length}.`);
  };

  return (
    <div className="@container bg-ground text-ink">
      <div className="grid gap-px bg-line @4xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="surface-raised flex flex-col gap-8 p-5 @4xl:sticky @4xl:top-0 @4xl:max-h-dvh @4xl:overflow-y-auto">
          <div>
            <Heading level={2} look="subheading">
              Compose a page
            </Heading>
            <Text tone="soft" className="mt-2">
              Pick sections, put them in order, take the files along.
            </Text>
          </div>
          <OnThePage placed={placed} onMove={move} onRemove={remove} />
          <Take files={files} page={page} onTaken={setNews} disabled={placed.length === 0} />
          <StatusMessage className="sr-only">{news}</StatusMessage>
          <Catalogue onAdd={add} />
        </div>
        <section aria-label="Preview" className="surface-ground min-w-0">
          {placed.length === 0 ? (
            <p className="p-8 text-muted">Nothing is on the page yet. Add a section.</p>
          ) : (
            placed.map(({ id, name }) => {
              const { component: Section, data } = entryOf(name);
              return (
                <div key={id} data-section={name} className="section-gap [&:has([data-tone])]:py-0">
                  <Section {...data} />
                </div>
              );
            })
          )}
        </section>
      </div>
    </div>
  );
}

interface OnThePageProps {
  placed: readonly Placed[];
  onMove: (from: number, to: number) => void;
  onRemove: (one: Placed) => void;
}

function OnThePage({ placed, onMove, onRemove }: OnThePageProps) {
  if (placed.length === 0) return null;
  return (
    <div>
      <Heading level={3} look="minor">
        On the page
      </Heading>
      <ol className="mt-2">
        {placed.map((one, i) => (
          <li key={one.id} className="flex items-center gap-1 border-line border-t">
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{one.name}</span>
            <IconButton
              size="small"
              label={`Move ${one.name} up`}
              disabled={i === 0}
              onClick={() => onMove(i, i - 1)}
            >
              <ArrowIcon className="-rotate-90" />
            </IconButton>
            <IconButton
              size="small"
              label={`Move ${one.name} down`}
              disabled={i === placed.length - 1}
              onClick={() => onMove(i, i + 1)}
            >
              <ArrowIcon className="rotate-90" />
            </IconButton>
            <IconButton size="small" label={`Remove ${one.name}`} onClick={() => onRemove(one)}>
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Catalogue({ onAdd }: { onAdd: (name: string) => void }) {
  return (
    <div>
      <Heading level={3} look="minor">
        Sections
      </Heading>
      <ul className="mt-2">
        {catalogue.map(({ name, use }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onAdd(name)}
              className="focus-ring-inset flex min-h-12 w-full cursor-pointer flex-col justify-center border-line border-t py-2 text-start hover:border-current"
            >
              <span className="font-semibold">
                <span className="sr-only">Add </span>
                {name}
              </span>
              <span className="type-small text-muted">{use}</span>
            </button>
          </li>
        ))}
      </ul>
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
    <div className="flex flex-col gap-2">
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
      <details className="mt-1">
        <summary className="focus-ring type-small cursor-pointer rounded-[6px] py-3">See both files</summary>
        {Object.entries(files).map(([kind, text]) => (
          <section
            key={kind}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must the keyboard
            tabIndex={0}
            aria-label={kind === 'content' ? `content/pages/${page}.ts` : `pages/${page}.tsx`}
            className="focus-ring-inset mt-2 max-h-72 overflow-auto rounded-control border border-line p-3 font-mono text-[12px] leading-5"
          >
            <pre>{text}</pre>
          </section>
        ))}
      </details>
    </div>
  );
}
