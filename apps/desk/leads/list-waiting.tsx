import { type Entry, EntryList } from '@laliaflia/ui';
import { list as words } from '../content/words.ts';
import { blank, Waiting } from '../shell/waiting.tsx';

/** Fewer would leave a part of a high window empty. */
const outlines = Array.from(
  { length: 10 },
  (_, i): Entry => ({
    id: String(i),
    href: '',
    title: blank(1),
    text: blank(1),
    meta: <bdi className="lali:type-small lali:leading-5.5!">{blank(20)}</bdi>,
  }),
);

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

/** The rows of the list before they are read: the same rows, without a word. Nobody reaches their links. */
export const ListWaiting = ({ className }: { className: string }) => (
  <Waiting>
    <EntryList label={words.loading} className={`${className} ${lines}`} entries={outlines} />
  </Waiting>
);
