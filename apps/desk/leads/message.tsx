import { Text } from '@laliaflia/ui';
import { Breaks } from '../shell/breaks.tsx';
import { piecesOf } from './pieces.ts';

/** What somebody wrote: each paragraph runs as its first letters do, and markup and addresses in it from the left. */
export function Message({ text }: { text: string }) {
  const paragraphs = text.split(/(?:\r?\n){2,}/);
  return (
    <div className="lali:grid lali:gap-4">
      {paragraphs.map((paragraph, i) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place.
          key={i}
          as="div"
          dir="auto"
          measure
          className="lali:whitespace-pre-wrap lali:wrap-anywhere"
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
