'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { ReadingLayout } from '../../internal/reading-layout.tsx';
import { SectionHead } from '../../internal/section-head.tsx';
import { transcript } from '../../messages/en.ts';
import type { TranscriptLabels } from '../../messages/labels.ts';
import type { TranscriptBlock, TranscriptChapter } from './offset.ts';
import { clock, requireOrder, startOf } from './offset.ts';

export type { TranscriptBlock, TranscriptChapter } from './offset.ts';

/* Times have their own column if there is one; on a phone they are above the text. */
const passageVariants = cva(
  'lali:group/passage lali:grid lali:scroll-mt-4 lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:pt-6 lali:@3xl:grid-cols-[4.5rem_minmax(0,1fr)] lali:print:grid-cols-[4rem_minmax(0,1fr)]',
);

const markVariants = cva(
  'lali:focus-ring lali:relative lali:-ms-2 lali:inline-flex lali:min-h-11 lali:min-w-11 lali:items-center lali:self-start lali:rounded-[6px] lali:px-2 lali:text-soft lali:tabular-nums lali:underline lali:decoration-transparent lali:underline-offset-4 lali:hover:decoration-current lali:group-target/passage:bg-highlight lali:group-target/passage:text-on-highlight lali:@3xl:-mt-2.5 lali:print:mt-0 lali:print:min-h-0',
);

/* The title of a chapter. */
const chapterTitleVariants = cva([
  'lali:text-[clamp(1.625rem,1.35rem+1.2cqi,2.25rem)] lali:leading-[1.1]',
  'lali:font-display lali:tracking-[-0.015em] lali:text-balance lali:[font-weight:var(--lali-weight-display)]',
  'lali:scroll-mt-4 lali:wrap-anywhere lali:@3xl:ms-24 lali:print:ms-0',
]);

/* A pull quote in its place, larger than the text around it and smaller than the title of its chapter. */
const pulledVariants = cva([
  'lali:text-[clamp(1.5rem,1.2rem+1.2cqi,2.125rem)] lali:leading-[1.12]',
  'lali:font-display lali:tracking-[-0.015em] lali:text-balance lali:[font-weight:var(--lali-weight-display)]',
  'lali:max-w-[20em] lali:pt-9 lali:pb-5 lali:text-signal lali:wrap-anywhere lali:@3xl:ms-24 lali:@3xl:pt-11 lali:@3xl:pb-6 lali:print:ms-22 lali:print:break-inside-avoid lali:print:pt-8 lali:print:pb-3 lali:print:text-[1.625rem]',
]);

export type { TranscriptLabels };

export interface TranscriptProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** In the order of the recording. One chapter needs no contents list, and gets none. */
  chapters: readonly TranscriptChapter[];
  /**
   * A player that can be sent to a moment. Without it, and before scripts, a time is the address of its passage:
   * `#t=134`.
   */
  onSeek?: (seconds: number) => void;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<TranscriptLabels>;
}

/** The full text of a recording with times, always visible, in chapters. */
export function Transcript({ title, lead, chapters, onSeek, labels, className, ...rest }: TranscriptProps) {
  requireOrder(chapters);
  const headingId = useId();
  const said = useWords('transcript', transcript, labels);
  return (
    <section
      aria-labelledby={headingId}
      data-seekable={onSeek ? '' : undefined}
      className={cx('lali:@container', className)}
      {...rest}
    >
      <div className="lali:container-page lali:pb-10 lali:@3xl:pb-14">
        <SectionHead id={headingId} title={title} lead={lead} />
      </div>
      <ReadingLayout
        label={said.contents}
        entries={chapters.map((chapter) => {
          const start = startOf(chapter);
          return {
            id: chapter.id,
            title: chapter.title,
            ...(start !== undefined && { mark: clock(start) }),
          };
        })}
      >
        {chapters.map(({ id, title: heading, drawing, blocks }) => (
          <div
            key={id}
            data-part="chapter"
            className="lali:border-soft lali:border-t lali:pt-6 lali:pb-14 lali:last:pb-0"
          >
            <h3 id={id} className={chapterTitleVariants()}>
              {heading}
            </h3>
            {drawing ? (
              <div
                aria-hidden="true"
                data-part="drawing"
                className="lali:pt-6 lali:pb-2 lali:@3xl:ms-24 lali:print:hidden"
              >
                {drawing}
              </div>
            ) : null}
            {blocks.map((block) =>
              block.kind === 'pulled' ? (
                <p key={block.text} data-part="pulled" className={pulledVariants()}>
                  {block.text}
                </p>
              ) : (
                <Passage key={block.at} passage={block} onSeek={onSeek} labels={said} />
              ),
            )}
          </div>
        ))}
      </ReadingLayout>
    </section>
  );
}

interface PassageProps {
  passage: Extract<TranscriptBlock, { kind: 'passage' }>;
  onSeek: TranscriptProps['onSeek'];
  labels: TranscriptLabels;
}

function Passage({ passage: { at, speaker, paragraphs }, onSeek, labels }: PassageProps) {
  const locale = useLocale();
  const time = clock(at);
  const address = `t=${at}`;
  const seek = (event: MouseEvent) => {
    // A click for a new tab or a copy of the address stays one.
    if (!onSeek || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onSeek(at);
  };
  return (
    <div id={address} data-part="passage" className={passageVariants()}>
      <a
        href={`#${address}`}
        aria-label={formatMessage(onSeek ? labels.play : labels.link, { time }, locale)}
        onClick={onSeek && seek}
        className={markVariants()}
      >
        <time dateTime={`PT${at}S`} data-seconds={at} className="lali:type-small">
          {time}
        </time>
      </a>
      <div className="lali:measure lali:type-body lali:@6xl:text-[1.1875rem]">
        {speaker ? <p className="lali:pb-1 lali:font-semibold lali:wrap-anywhere">{speaker}</p> : null}
        {paragraphs.map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said is not reordered.
          <p key={i} className={cx('lali:wrap-anywhere', i > 0 && 'lali:pt-4')}>
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}
