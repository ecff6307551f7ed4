'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { unbroken } from '../../internal/unbroken.tsx';
import { Button } from '../../primitives/button/index.ts';
import { SignCell } from '../../primitives/icons/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { OutboxItem, OutboxLabels } from './outbox.types.ts';

/* Always there, so that its region is heard; a strip only when it has something to say. */
const outboxVariants = cva('lali:@container', {
  variants: {
    filled: {
      true: 'lali:surface-raised lali:border-line lali:border-t lali:py-2',
      false: '',
    },
  },
});

export interface OutboxProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Every word of the strip, the sentences that tell a state included. */
  labels: OutboxLabels;
  /** All of it in one sentence, announced whenever it changes: 'One message is waiting to be sent.' */
  summary: string;
  /** Oldest first. Without any, nothing shows. */
  items: readonly OutboxItem[];
  /** Send this message now. */
  onSend: (id: string) => void;
  /** This message is not to be sent any more. */
  onRemove: (id: string) => void;
  /** What arrived has been read: take it off the strip. */
  onDismiss: (id: string) => void;
}

/** What a visitor has written and what has not arrived yet: a strip that is there only when there is something. */
export function Outbox({
  labels,
  summary,
  items,
  onSend,
  onRemove,
  onDismiss,
  className,
  ...rest
}: OutboxProps) {
  const filled = items.length > 0;
  return (
    <section
      // A landmark only while there is something in it.
      aria-label={filled ? labels.title : undefined}
      data-empty={filled ? undefined : ''}
      className={cx(outboxVariants({ filled }), className)}
      {...rest}
    >
      <div className={filled ? 'lali:container-page' : undefined}>
        <p
          role="status"
          className={items.length > 1 ? 'lali:type-small lali:pt-2 lali:font-semibold' : 'lali:sr-only'}
        >
          {filled ? summary : null}
        </p>
        {filled ? (
          // biome-ignore lint/a11y/noRedundantRoles: without bullets a list is none to some screen readers
          <ul role="list" className="lali:divide-y lali:divide-line">
            {items.map((item) => (
              <li
                key={item.id}
                data-state={item.state}
                className="lali:flex lali:flex-wrap lali:items-center lali:gap-x-6 lali:gap-y-1 lali:py-2 lali:@3xl:flex-nowrap"
              >
                <div className="lali:flex lali:min-w-0 lali:grow lali:basis-[18rem] lali:items-start lali:gap-3">
                  <SignCell tone={item.state === 'arrived' ? 'success' : 'info'} />
                  <p className="lali:type-small lali:min-w-0 lali:self-center lali:wrap-anywhere">
                    <strong className="lali:font-semibold">{unbroken(item.label)}</strong>
                    {item.note ? <span className="lali:text-text-soft"> {item.note}</span> : null}
                    {item.link ? (
                      <>
                        {' '}
                        <Link href={item.link.href}>{item.link.label}</Link>
                      </>
                    ) : null}
                  </p>
                </div>
                <Answers item={item} labels={labels} on={{ onSend, onRemove, onDismiss }} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

interface AnswersProps {
  item: OutboxItem;
  labels: OutboxLabels;
  on: Pick<OutboxProps, 'onSend' | 'onRemove' | 'onDismiss'>;
}

/** The buttons of one item. Their names begin with what they show and end with what they are about. */
function Answers({ item: { id, label, state }, labels, on }: AnswersProps) {
  if (state === 'arrived') {
    return (
      <Button
        variant="ghost"
        size="small"
        aria-label={`${labels.dismiss}: ${label}`}
        onClick={() => on.onDismiss(id)}
      >
        {labels.dismiss}
      </Button>
    );
  }
  const send = state === 'sending' ? labels.sending : labels.send;
  return (
    <div className="lali:flex lali:flex-wrap lali:gap-2">
      <Button
        variant="outline"
        size="small"
        loading={state === 'sending'}
        aria-label={`${send}: ${label}`}
        onClick={() => on.onSend(id)}
      >
        {labels.send}
      </Button>
      <Button
        variant="ghost"
        size="small"
        aria-label={`${labels.remove}: ${label}`}
        onClick={() => on.onRemove(id)}
      >
        {labels.remove}
      </Button>
    </div>
  );
}
