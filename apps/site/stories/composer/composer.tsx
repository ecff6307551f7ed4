import {
  Button,
  Chip,
  EmptyState,
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
import { EditTexts } from './edit-texts.tsx';
import { Framed } from './framed.tsx';
import { useInPlace } from './in-place.ts';
import { OnThePage, rowId } from './on-the-page.tsx';
import { pageFiles } from './page-file.ts';
import { Settings } from './settings.tsx';
import { Take } from './take.tsx';
import { textsOf, withTexts } from './texts.ts';
import { type Placed, useComposition } from './use-composition.ts';

export interface ComposerProps {
  /** The first composition, as address.ts writes it; without anything else, names of sections with hyphens between. */
  address: string;
  /** Name of the page's files: lower-case letters, digits and hyphens. */
  page: string;
  /** The address of the composition after each change. */
  onChange?: (address: string) => void;
  /** A link that opens the composer with this address. */
  linkTo: (address: string) => string;
}

/** Lets the user choose sections, shows them as a page, and gives the two files of that page. */
export function Composer(props: ComposerProps) {
  return (
    <ToastProvider side="end">
      <Workbench {...props} />
    </ToastProvider>
  );
}

function Workbench({ address, page, onChange = () => {}, linkTo }: ComposerProps) {
  const toast = useToast();
  const preview = useRef<HTMLDivElement>(null);
  const [previewing, setPreviewing] = useState(false);
  const [news, setNews] = useState('');
  const [inPlace, setInPlace] = useState(false);
  const [edited, setEdited] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const composition = useComposition(address, onChange);
  const placed = composition.sections;
  const chosen = placed.map(({ name, texts }) => {
    const { data, component } = entryOf(name);
    return { name, component, data: withTexts(data, texts) };
  });

  const add = (name: string) => {
    composition.add(name);
    setNews(`${name} added, at the end.`);
  };
  const remove = (one: Placed) => {
    const at = placed.indexOf(one);
    composition.remove(one);
    setNews('');
    const undo = () => {
      flushSync(() => composition.insert(at, one));
      setNews(`${one.name} is back.`);
      document.getElementById(rowId(one))?.focus();
    };
    toast({ text: `${one.name} removed.`, action: { label: 'Undo', onAction: undo } });
  };
  const move = (from: number, to: number) => {
    composition.move(from, to);
    setNews(`${placed[from]?.name} is now number ${to + 1} of ${placed.length}.`);
  };

  const { theme, width } = composition;
  const pressText = useInPlace({
    enabled: inPlace,
    textsOf: (at) => textsOf(chosen[at]?.data),
    onText: (at, path, text) => {
      const one = placed[at];
      if (one === undefined) return;
      composition.write(one.id, path, text);
      setNews(`A text of ${one.name} is changed.`);
    },
  });
  const editing = placed.find(({ id }) => id === edited);
  const sheet = (
    <div data-theme={theme} className={theme || width ? 'lali:surface-page lali:min-h-full' : undefined}>
      <Page
        ref={preview}
        onClickCapture={pressText}
        data-editing={inPlace || undefined}
        className="lali:data-editing:cursor-text lali:data-editing:[&_:hover:not(:has(*))]:outline-1 lali:data-editing:[&_:hover:not(:has(*))]:outline-dashed lali:data-editing:[&_:hover:not(:has(*))]:outline-offset-2"
      >
        {chosen.map(({ name, component: Section, data }, i) => (
          <Section key={placed[i]?.id} data-section={name} {...data} />
        ))}
      </Page>
    </div>
  );

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
          <StatusMessage
            className="lali:not-data-empty:mt-4"
            title={composition.ignored.length > 0 && 'Not everything could be opened'}
          >
            {composition.ignored.length > 0 &&
              `The address also names what is not here, and it was left out: ${composition.ignored.join(', ')}.`}
          </StatusMessage>
        </div>
        <OnThePage
          placed={placed}
          onShow={(at) => {
            flushSync(() => setPreviewing(true));
            preview.current?.children[at]?.scrollIntoView();
          }}
          onMove={move}
          onRemove={remove}
          onEdit={({ id }, button) => {
            opener.current = button;
            setEdited(id);
          }}
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
          <Take
            files={pageFiles(page, chosen)}
            page={page}
            link={() => linkTo(composition.address)}
            onTaken={toast}
            disabled={placed.length === 0}
          />
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
            <EmptyState
              title="Nothing is on the page yet. Add a section."
              text="The list beside it has every section that a page can be made of."
            />
          </div>
        ) : (
          <>
            <div className="lali:flex lali:flex-wrap lali:items-start lali:gap-x-8 lali:gap-y-3 lali:border-line lali:border-b lali:p-4">
              <Settings
                theme={theme}
                width={width}
                onTheme={(next) => composition.show({ theme: next })}
                onWidth={(next) => composition.show({ width: next })}
              />
              <Chip pressed={inPlace} onPressedChange={setInPlace}>
                Edit in place
              </Chip>
            </div>
            {width === undefined ? (
              sheet
            ) : (
              <Framed width={width} title={`The page, ${width} px wide`}>
                {sheet}
              </Framed>
            )}
          </>
        )}
      </SplitView.Pane>
      {editing && (
        <EditTexts
          name={editing.name}
          data={entryOf(editing.name).data}
          texts={editing.texts}
          onText={(path, text) => composition.write(editing.id, path, text)}
          onReset={() => composition.restore(editing.id)}
          onClose={() => setEdited(undefined)}
          opener={opener}
        />
      )}
    </SplitView.Root>
  );
}
