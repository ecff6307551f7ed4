import type { ReactNode } from 'react';
import { type ContentsEntry, ContentsList } from './contents-list.tsx';

interface ReadingLayoutProps {
  /** Names the contents list. */
  label: string;
  /** A list of fewer than two leads nowhere, and is not drawn. */
  entries: readonly ContentsEntry[];
  /** Above the text, in its column: what bleeds into the margin. */
  before?: ReactNode;
  children?: ReactNode;
}

/**
 * A long text and its contents list, which stays in sight beside it from 64rem of the section's container on. The
 * text keeps its column without a list, too: the empty margin is part of the page.
 */
export function ReadingLayout({ label, entries, before, children }: ReadingLayoutProps) {
  return (
    <div className="lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:@5xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lali:@5xl:gap-x-[min(6cqi,5.5rem)] lali:print:block">
      {before ? <div className="lali:min-w-0 lali:@5xl:col-start-2">{before}</div> : null}
      {entries.length > 1 ? (
        <div className="lali:min-w-0 lali:pb-10 lali:@5xl:col-start-1 lali:@5xl:pb-0 lali:print:hidden">
          <ContentsList
            label={label}
            entries={entries}
            className="lali:@5xl:sticky lali:@5xl:top-[calc(var(--lali-header-height,5rem)+2rem)]"
          />
        </div>
      ) : null}
      <div className="lali:min-w-0 lali:@5xl:col-start-2">{children}</div>
    </div>
  );
}
