'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';

/* While one sentence is pointed at or focused, the others step back. */
const others =
  'lali:[ul:has(>:is(:hover,:focus-within))>&:not(:hover,:focus-within)]:text-text-soft lali:transition-colors lali:duration-quick lali:motion-reduce:transition-none';

/*
 * At the end of its row, whole. On phones it stands beside the words below the name. While another sentence is pointed at or
 * focused, it steps back with its own.
 */
const rowFigure = [
  'lali:pointer-events-none lali:absolute lali:end-0 lali:bottom-6 lali:z-1 lali:h-fit lali:w-[33cqi] lali:@3xl:inset-y-0 lali:@3xl:my-auto lali:@3xl:w-(--lali-figure) lali:print:hidden',
  'lali:transition-opacity lali:duration-quick lali:motion-reduce:transition-none',
  'lali:[ul:has(>:is(:hover,:focus-within))>:not(:hover,:focus-within)>&]:opacity-30',
  'lali:rtl:has-[:is([data-rule=branching],[data-rule=strands],[data-rule=tessellation],[data-rule=venation])]:-scale-x-100',
];

export interface ChoiceSentence {
  /** In the first person, as the visitor would say it. */
  sentence: string;
  /** Where it leads to. */
  href: string;
  /** What answers it: the name of a method. */
  name: string;
  /** Why this one, in a sentence or two. */
  text: string;
  /** Decorative and square or flatter. Stands at the end of the row, a third as wide as the section below 48rem of container. Default none. */
  figure?: ReactNode;
}

export interface SentenceChoiceProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The page's h1: the question that the sentences answer. */
  title: string;
  /** One sentence below the title. Default none. */
  lead?: ReactNode;
  /** Two to four. Without any, only the question stands there. */
  sentences: readonly ChoiceSentence[];
}

/** A quotation mark at the beginning hangs before the edge on which all letters stand; without kerning, so that none moves under it. */
function Hung({ children: sentence }: { children: string }) {
  const [mark, rest] = /^[“„«"]/.test(sentence) ? [sentence[0], sentence.slice(1)] : ['', sentence];
  return (
    <>
      {mark ? <span className="lali:-ms-[0.34em] lali:[font-kerning:none]">{mark}</span> : null}
      {rest}
    </>
  );
}

/** The opening of a page that asks what brings the visitor: large sentences, each a link over the whole row. */
export function SentenceChoice({ title, lead, sentences, className, ...rest }: SentenceChoiceProps) {
  const Anchor = useLinkComponent();
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-band=""
      className={cx(
        'lali:surface-page lali:@container lali:relative lali:isolate lali:overflow-clip',
        className,
      )}
      {...rest}
    >
      <div className="lali:container-page lali:pt-8 lali:pb-8 lali:[--lali-figure:min(20cqi,17rem)] lali:@3xl:pt-12 lali:@3xl:pb-10">
        <h1 id={headingId} className="lali:type-title lali:wrap-anywhere">
          {title}
        </h1>
        {lead ? (
          <p className="lali:type-lead lali:mt-4 lali:text-text-soft lali:wrap-anywhere">{lead}</p>
        ) : null}
        <ul className="lali:mt-8 lali:border-b-2 lali:border-line lali:empty:hidden lali:@3xl:mt-12 lali:@3xl:grid lali:@3xl:auto-rows-fr">
          {sentences.map(({ sentence, href, name, text, figure }) => (
            <li
              key={sentence}
              className={cx('lali:group/sentence lali:relative lali:border-t-2 lali:border-line', others)}
            >
              <Anchor
                href={href}
                className="lali:focus-ring lali:-mx-3 lali:block lali:rounded-[6px] lali:px-3 lali:py-6 lali:@3xl:-mx-7 lali:@3xl:grid lali:@3xl:h-full lali:@3xl:min-h-[calc(var(--lali-figure)*0.78)] lali:@3xl:content-center lali:@3xl:px-7 lali:@3xl:py-7 lali:@3xl:pe-[calc(var(--lali-figure)+3.5rem)]"
              >
                <span className="lali:block lali:font-display lali:text-[clamp(1.75rem,1rem+3.3cqi,3.5rem)] lali:font-[640] lali:leading-[1.06] lali:tracking-[-0.015em] lali:text-balance lali:wrap-anywhere">
                  <Hung>{sentence}</Hung>
                </span>
                <span className="lali:type-subheading lali:mt-3 lali:block lali:text-accent-text">
                  {name}
                  <ArrowIcon
                    size={18}
                    className="lali:ms-[0.4em] lali:inline-block lali:align-[-0.16em] lali:transition-transform lali:duration-quick lali:group-hover/sentence:translate-x-1 lali:rtl:-scale-x-100 lali:rtl:group-hover/sentence:-translate-x-1 lali:motion-reduce:transition-none"
                  />
                </span>
                <span
                  className={cx(
                    'lali:mt-2 lali:block lali:max-w-[44em] lali:text-balance lali:text-text-soft lali:wrap-anywhere',
                    figure && 'lali:@max-3xl:min-h-[27cqi] lali:@max-3xl:pe-[38cqi]',
                  )}
                >
                  {text}
                </span>
              </Anchor>
              {figure ? (
                <div data-part="figure" className={cx(rowFigure)}>
                  {figure}
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
