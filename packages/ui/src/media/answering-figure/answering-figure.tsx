'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { answeringFigure } from '../../messages/en.ts';
import type { AnsweringFigureLabels } from '../../messages/labels.ts';
import { Button } from '../../primitives/button/index.ts';
import { SproutIcon } from '../../primitives/icons/index.ts';
import { asFarAsShown } from './as-far-as-shown.ts';
import { followPointer } from './follow-pointer.ts';

/*
 * A figure in an opening takes no pointer itself. A round figure leaves the corners of its box free; an opening that cuts
 * the figure says how far its button is from the edges, and
 * whether it stands above it.
 */
const anotherVariants = cva(
  'lali:pointer-events-auto lali:order-(--lali-another-order) lali:[@media(scripting:none)]:hidden lali:print:hidden',
  {
    variants: {
      place: {
        below: 'lali:mt-4',
        corner:
          'lali:w-fit lali:py-3 lali:@3xl:absolute lali:@3xl:start-[var(--lali-another-start,0px)] lali:@3xl:bottom-0 lali:@3xl:py-0',
      },
    },
  },
);

export interface AnsweringFigureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Of the first figure. Default 7. */
  seed?: number;
  /** The figure of this seed and habit: a LivingFigure of the rule `phyllotaxis`, or a PiecedFigure. */
  children: (seed: number, habit: number) => ReactNode;
  /** Where the button stands: `below` (default), or in a `corner` of the figure's box, for openings of pages. */
  place?: 'below' | 'corner';
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<AnsweringFigureLabels>;
}

/** A figure that answers: near the pointer its cells become tiles and grow back, and a button grows another one. */
export function AnsweringFigure({
  seed: first = 7,
  children,
  place = 'below',
  labels,
  className,
  ...rest
}: AnsweringFigureProps) {
  const locale = useLocale(undefined);
  const words = useWords('answeringFigure', answeringFigure, labels);
  const [more, setMore] = useState(0);
  const aboutId = useId();
  useEffect(followPointer, []);
  return (
    <div data-answers="" className={cx('lali:relative lali:flex lali:flex-col', className)} {...rest}>
      <div style={asFarAsShown}>{children(first + more, more)}</div>
      <div className={anotherVariants({ place })}>
        <Button
          variant="outline"
          size="small"
          className="lali:surface-page"
          before={<SproutIcon />}
          aria-describedby={aboutId}
          // What draws another one may have to come first.
          onClick={() => startTransition(() => setMore((count) => count + 1))}
        >
          {words.another}
        </Button>
        <span id={aboutId} hidden>
          {words.about}
        </span>
      </div>
      <p role="status" className="lali:sr-only">
        {more > 0 ? formatMessage(words.grown, { count: more + 1 }, locale) : ''}
      </p>
    </div>
  );
}
