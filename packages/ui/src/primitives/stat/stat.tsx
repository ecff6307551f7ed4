import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { WrittenNumber } from '../../internal/i18n/written-number.tsx';

const statVariants = cva('lali:flex lali:min-w-0 lali:flex-wrap', {
  variants: {
    layout: { above: 'lali:flex-col lali:gap-y-2', beside: 'lali:items-baseline lali:gap-x-3 lali:gap-y-1' },
  },
});

/* '+25 %' is read from left to right in every script; on a page from the right it stands at its start nevertheless. */
const statValueVariants = cva(
  'lali:min-w-0 lali:[letter-spacing:0] lali:wrap-anywhere lali:[unicode-bidi:plaintext] lali:rtl:text-right',
  {
    variants: {
      size: { heading: 'lali:type-heading', title: 'lali:type-title', hero: 'lali:type-hero' },
      tone: { current: '', signal: 'lali:text-signal' },
    },
  },
);

interface StatLook extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  /** What the number counts: read together they are a sentence ('12+ years in UX and UI design'). */
  label: ReactNode;
  /** The type style of the number. Default `heading`. */
  size?: 'heading' | 'title' | 'hero';
  /** Default `current`. */
  tone?: 'current' | 'signal';
  /** What it counts below the number, or beside it on one baseline. Default `above`: the number stands above. */
  layout?: 'above' | 'beside';
  /** The element; `li` in a list of numbers. Default `p`. */
  as?: 'p' | 'li' | 'div';
  /** Of the root, whichever element `as` makes it. */
  ref?: Ref<HTMLElement>;
}

interface WrittenStat extends StatLook {
  /** A number as it is to be read ('12+', '4 of 5'), or one that `format` and `locale` write. */
  value: string;
  format?: never;
  locale?: never;
}

interface CountedStat extends StatLook {
  value: number;
  /** How Intl writes the number. Default: with the separators of the locale. */
  format?: Intl.NumberFormatOptions;
  /** Default: that of the I18nProvider, else `en-US`. */
  locale?: string;
}

export type StatProps = WrittenStat | CountedStat;

/** One number, set large, with what it counts. */
export function Stat({
  value,
  label,
  size = 'heading',
  tone = 'current',
  layout = 'above',
  format,
  locale,
  as = 'p',
  className,
  ref,
  ...props
}: StatProps) {
  const Element = as as 'p';
  return (
    <Element
      ref={ref as Ref<HTMLParagraphElement>}
      data-size={size}
      data-layout={layout}
      className={cx(statVariants({ layout }), className)}
      {...props}
    >
      <strong className={statValueVariants({ size, tone })}>
        {typeof value === 'number' ? <WrittenNumber value={value} format={format} locale={locale} /> : value}
      </strong>{' '}
      <span className="lali:type-small lali:min-w-0 lali:max-w-[20rem] lali:text-soft lali:wrap-anywhere">
        {label}
      </span>
    </Element>
  );
}
