import { cva } from 'class-variance-authority';
import type { ReactElement, ReactNode } from 'react';
import { Prose } from '../../primitives/prose/index.ts';

/* Prose keeps targets clear of a header by itself, and so does the document: one of them is enough. */
const articleTextVariants = cva(
  // A sentence that is pulled out is larger than the text and smaller than a heading.
  'lali:@6xl:text-[1.1875rem] lali:@6xl:[&>blockquote]:text-[1.75rem] lali:@6xl:[&>blockquote]:leading-[1.22] lali:[&_:is(h2,h3,h4)]:scroll-mt-4 lali:print:max-w-none lali:print:[&_:is(figure,blockquote,table)]:break-inside-avoid',
);

interface ArticleTextProps {
  /** HTML, or texts of HTML with drawings between them. Undefined where the text is elements. */
  html: string | readonly (string | ReactElement)[] | undefined;
  /** Whether its first paragraph is larger than the others. */
  isLed: boolean;
  /** The text as elements. */
  children: ReactNode;
}

/** The text of an article, typeset, with its drawings as wide as the column and its margin. */
export function ArticleText({ html, isLed, children }: ArticleTextProps) {
  if (html === undefined)
    return (
      <Prose lead={isLed} className={articleTextVariants()}>
        {children}
      </Prose>
    );
  return [html].flat().map((part, i) =>
    typeof part === 'string' ? (
      <Prose key={part} lead={isLed && i === 0} html={part} className={articleTextVariants()} />
    ) : (
      <div
        key={part.key}
        data-part="between"
        className="lali:py-10 lali:@3xl:py-16 lali:print:break-inside-avoid"
      >
        {part}
      </div>
    ),
  );
}
