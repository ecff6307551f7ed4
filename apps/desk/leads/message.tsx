import { Text } from '@laliaflia/ui';
import { Breaks } from '../shell/breaks.tsx';
import { piecesOf } from './pieces.ts';

const panel = [
  'lali:surface-raised',
  'lali:grid',
  'lali:grid-cols-[minmax(0,1fr)]',
  'lali:gap-4',
  'lali:rounded-card',
  'lali:border',
  'lali:border-line',
  'lali:p-5',
  'lali:md:p-6',
].join(' ');

/** What is read here before all else. */
const letter = [
  'lali:max-w-[60ch]',
  'lali:text-[1.125rem]!',
  'lali:leading-normal!',
  'lali:whitespace-pre-wrap',
  'lali:wrap-anywhere',
  'lali:md:text-[1.25rem]!',
].join(' ');

/** What somebody wrote: each paragraph runs as its first letters do, and markup and addresses in it from the left. */
export function Message({ text }: { text: string }) {
  const paragraphs = text.split(/(?:\r?\n){2,}/);
  return (
    <div className={panel}>
      {paragraphs.map((paragraph, i) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place.
          key={i}
          as="div"
          dir="auto"
          className={letter}
        >
          {piecesOf(paragraph).map((piece, at) =>
            at % 2 === 0 ? (
              piece
            ) : piece.startsWith('<') ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
              <bdi key={at} dir="ltr">
                {piece}
              </bdi>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
              <Breaks key={at} text={piece} />
            ),
          )}
        </Text>
      ))}
    </div>
  );
}
