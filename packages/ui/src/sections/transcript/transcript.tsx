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
  'group/passage grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-x-6 pt-6 @3xl:grid-cols-[4.5rem_minmax(0,1fr)] print:grid-cols-[4rem_minmax(0,1fr)]',
);

const markVariants = cva(
  'focus-ring relative -ms-2 inline-flex min-h-11 min-w-11 items-center self-start rounded-[6px] px-2 text-soft tabular-nums underline decoration-transparent underline-offset-4 hover:decoration-current group-target/passage:bg-pollen group-target/passage:text-on-pollen @3xl:-mt-2.5 print:mt-0 print:min-h-0',
);

/* A pull quote in its place, larger than the text around it. */
const pulledVariants = cva([
  'type-heading',
  'max-w-[18em] pt-10 pb-6 text-signal wrap-anywhere @3xl:ms-24 @3xl:pt-14 @3xl:pb-9 print:ms-22 print:break-inside-avoid print:pt-8 print:pb-3 print:text-[1.625rem]',
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
      className={cx('@container', className)}
      {...rest}
    >
      <div className="container-page pb-10 @3xl:pb-14">
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
        {chapters.map(({ id, title: heading, blocks }) => (
          <div key={id} data-part="chapter" className="border-soft border-t pt-6 pb-14 last:pb-0">
            <h3 id={id} className="type-subheading scroll-mt-4 wrap-anywhere @3xl:ms-24 print:ms-0">
              {heading}
            </h3>
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
        <time dateTime={`PT${at}S`} data-seconds={at} className="type-small">
          {time}
        </time>
      </a>
      <div className="measure type-body">
        {speaker ? <p className="pb-1 font-semibold wrap-anywhere">{speaker}</p> : null}
        {paragraphs.map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said is not reordered.
          <p key={i} className={cx('wrap-anywhere', i > 0 && 'pt-4')}>
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}
