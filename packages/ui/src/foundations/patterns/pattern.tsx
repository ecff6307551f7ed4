import type { ReactNode } from 'react';
import { docsAddress, docsId } from '../../../../../.storybook/docs/places.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Prose } from '../../primitives/prose/index.ts';
import { useSheetLevel } from '../../tokens/specimens/sheet.tsx';
import { type Pair, PairRows } from '../specimens/pair-rows.tsx';

/** A piece, and the occasion for which it is the right one. */
export interface Piece {
  /** Its folder: `primitives/field`. */
  folder: string;
  name: string;
  when: string;
}

interface PatternProps {
  /** How to think about it, in a few paragraphs. */
  prose: ReactNode;
  pieces: readonly Piece[];
  /** Something that works. */
  example: ReactNode;
  /** What to try in the example. */
  toTry: string;
  rules: readonly Pair[];
}

/** A pattern: the thought, a working example beside it, the pieces, and the rules. */
export function Pattern({ prose, pieces, example, toTry, rules }: PatternProps) {
  const level = useSheetLevel();
  return (
    <>
      <div className="lali:grid lali:items-start lali:gap-x-12 lali:gap-y-10 lali:md:grid-cols-12">
        <Prose className="lali:md:col-span-5">{prose}</Prose>
        <figure className="lali:grid lali:min-w-0 lali:gap-4 lali:md:col-span-7">
          <div className="lali:@container lali:surface-raised lali:rounded-card lali:border lali:border-line lali:p-5 lali:md:p-8">
            {example}
          </div>
          <figcaption className="lali:type-small lali:text-text-soft">To try: {toTry}</figcaption>
        </figure>
      </div>
      <section className="lali:grid lali:gap-4">
        <Heading level={level} look="subheading">
          Which piece
        </Heading>
        <ul>
          {pieces.map(({ folder, name, when }) => (
            <li key={folder}>
              <Link variant="row" href={docsAddress(docsId(folder))} target="_top">
                <span className="lali:grid lali:gap-x-6 lali:md:grid-cols-[13rem_1fr]">
                  <span className="lali:font-semibold">{name}</span>
                  <span className="lali:font-normal lali:text-text-soft">{when}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="lali:grid lali:gap-4">
        <Heading level={level} look="subheading">
          Rules
        </Heading>
        <PairRows label="Rules" pairs={rules} />
      </section>
    </>
  );
}
