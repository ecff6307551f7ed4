import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const proseVariants = cva('lali-prose lali:type-body');

interface ProseLook {
  /** The first paragraph is set larger. Default `false`. */
  lead?: boolean;
}

type Root = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'>;

interface ProseOfElements extends ProseLook, Root {
  /** Plain elements: headings, lists, quotes, code, tables, figures, footnotes. */
  children: ComponentProps<'div'>['children'];
  html?: never;
}

interface ProseOfHtml extends ProseLook, Root {
  /** HTML that you wrote or have made safe: it goes into the page as it is. */
  html: string;
  children?: never;
}

export type ProseProps = ProseOfElements | ProseOfHtml;

/** Typesets rich text that comes without classes: an article, a policy, a transcript, rendered Markdown. */
export function Prose({ lead = false, html, className, children, ...props }: ProseProps) {
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <div
      data-lead={lead ? '' : undefined}
      className={cx(proseVariants(), className)}
      {...props}
      {...content}
    />
  );
}
