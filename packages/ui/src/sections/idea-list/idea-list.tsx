'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { FigureIcon, type FigureIconName } from '../../media/figure-icon/index.ts';
import { ideaList } from '../../messages/en.ts';
import type { IdeaListLabels } from '../../messages/labels.ts';
import { Button } from '../../primitives/button/index.ts';
import { CheckIcon } from '../../primitives/icons/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { CopyIcon, KeepIcon } from './idea-icons.tsx';

export interface Idea {
  id: string;
  text: string;
  icon: FigureIconName;
  /** The method that the idea comes from. */
  method: { href: string; label: string };
}

export type { IdeaListLabels };

export interface IdeaListProps extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'onCopy'> {
  /** The heading of the section. */
  title: string;
  /** In the order in which they are read. */
  ideas: readonly Idea[];
  /** Ids of the ideas that are kept. */
  kept?: readonly string[];
  /** Id of the idea that was copied last; its button shows it, and it is announced. */
  copied?: string | undefined;
  /** New ideas are being generated: the button says so and does nothing. Default `false`. */
  generating?: boolean;
  /** The caller writes to the clipboard and sets `copied`. Without it there is no button. */
  onCopy?: ((idea: Idea) => void) | undefined;
  /** The caller holds what is kept. Without it there is no button. */
  onKeep?: ((idea: Idea, keep: boolean) => void) | undefined;
  /** Without it there is no button. */
  onRegenerate?: () => void;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<IdeaListLabels>;
}

/** Ideas, each with its figure, its method, and buttons to copy and keep it. */
export function IdeaList({
  title,
  ideas,
  kept = [],
  copied,
  generating = false,
  onCopy,
  onKeep,
  onRegenerate,
  labels,
  className,
  ...rest
}: IdeaListProps) {
  const headingId = useId();
  const said = useWords('ideaList', ideaList, labels);
  const locale = useLocale();
  const position = ideas.findIndex(({ id }) => id === copied) + 1;
  const status =
    position > 0
      ? formatMessage(said.copied, { position, count: position }, locale)
      : formatMessage(said.ready, { count: ideas.length }, locale);
  return (
    <section
      aria-labelledby={headingId}
      data-generating={generating ? '' : undefined}
      className={cx('lali:@container', className)}
      {...rest}
    >
      <div className="lali:container-page">
        <div className="lali:flex lali:flex-wrap lali:items-end lali:justify-between lali:gap-x-8 lali:gap-y-5">
          <h2 id={headingId} className="lali:type-heading lali:min-w-0 lali:wrap-anywhere">
            {title}
          </h2>
          {onRegenerate ? (
            <Button variant="outline" loading={generating} onClick={onRegenerate}>
              {said.regenerate}
            </Button>
          ) : null}
        </div>
        <VisuallyHidden role="status">{generating ? said.generating : status}</VisuallyHidden>
        <ol
          aria-busy={generating || undefined}
          className="lali:mt-8 lali:border-b lali:border-line lali:@3xl:mt-10"
        >
          {ideas.map((idea, i) => (
            <Row
              key={idea.id}
              idea={idea}
              hint={formatMessage(said.idea, { position: i + 1, count: i + 1 }, locale)}
              kept={kept.includes(idea.id)}
              copied={idea.id === copied}
              labels={said}
              onCopy={onCopy}
              onKeep={onKeep}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface RowProps extends Pick<IdeaListProps, 'onCopy' | 'onKeep'> {
  idea: Idea;
  hint: string;
  kept: boolean;
  copied: boolean;
  labels: IdeaListLabels;
}

function Row({ idea, hint, kept, copied, labels, onCopy, onKeep }: RowProps) {
  const name = (label: string) => (
    <>
      {label}
      <VisuallyHidden> {hint}</VisuallyHidden>
    </>
  );
  return (
    <li
      data-kept={kept ? '' : undefined}
      className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-4 lali:gap-y-4 lali:border-t lali:border-line lali:py-6 lali:@3xs:grid-cols-[2.5rem_minmax(0,1fr)] lali:@3xl:grid-cols-[2.5rem_minmax(0,1fr)_fit-content(20rem)] lali:@3xl:gap-x-9 lali:@3xl:items-center lali:@3xl:py-7"
    >
      <FigureIcon name={idea.icon} size={40} className="lali:text-accent-text" />
      <div className="lali:min-w-0">
        <p className="lali:type-lead lali:max-w-[34em] lali:wrap-anywhere">{idea.text}</p>
        <Link href={idea.method.href} variant="standalone" className="lali:mt-1">
          {idea.method.label}
        </Link>
      </div>
      {onCopy || onKeep ? (
        <div className="lali:flex lali:flex-wrap lali:gap-2 lali:@3xs:col-start-2 lali:@3xl:col-start-3">
          {onCopy ? (
            <Button
              size="small"
              variant="outline"
              data-copied={copied ? '' : undefined}
              before={copied ? <CheckIcon size={18} /> : <CopyIcon />}
              onClick={() => onCopy(idea)}
            >
              {name(labels.copy)}
            </Button>
          ) : null}
          {onKeep ? (
            <Button
              size="small"
              variant={kept ? 'contrast' : 'outline'}
              aria-pressed={kept}
              before={kept ? <CheckIcon size={18} /> : <KeepIcon />}
              onClick={() => onKeep(idea, !kept)}
            >
              {name(labels.keep)}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
