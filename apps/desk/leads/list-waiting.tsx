import { type Entry, EntryList, type LinkComponentProps, LinkProvider } from '@laliaflia/ui';
import { list as words } from '../content/words.ts';
import { blank, Waiting } from '../shell/waiting.tsx';

/** Fewer would leave a part of a high window empty. */
const outlines: readonly Entry[] = [14, 26, 19, 30, 16, 23, 12, 28, 20, 17].map((length, i) => ({
  id: String(i),
  href: '',
  title: blank(1),
  text: blank(1),
  meta: <bdi className="lali:type-small">{blank(length)}</bdi>,
}));

/**
 * A time stands beside the name, which is one line as high as it; how a lead begins is most often two lines
 * on a phone.
 */
const lines = [
  'lali:[&_a>span:first-child]:min-h-6',
  'lali:[&_a>span:first-child>bdi]:block',
  'lali:[&_a>span:first-child>bdi]:w-2/5',
  'lali:max-md:[&_a>bdi]:min-h-[2lh]',
].join(' ');

/** The rows of the list before they are read: the same rows, without a word and without a link. */
export function ListWaiting({ className }: { className: string }) {
  return (
    <Waiting>
      <LinkProvider component={NoLink}>
        <EntryList label={words.loading} className={`${className} ${lines}`} entries={outlines} />
      </LinkProvider>
    </Waiting>
  );
}

function NoLink({ href: _, ...props }: LinkComponentProps) {
  return <a {...props} />;
}
