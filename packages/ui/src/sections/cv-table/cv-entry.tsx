import { cva, cx } from 'class-variance-authority';
import { unbroken } from '../../internal/unbroken.tsx';
import { Link } from '../../primitives/link/index.ts';
import type { CvEntry } from './cv-table.types.ts';
import { type Scale, Years } from './years.tsx';

const cvEntryVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-12 lali:border-soft lali:not-first:border-t lali:last:pb-0 lali:@3xl:items-baseline lali:@3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lali:@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lali:print:grid-cols-[7rem_minmax(0,1fr)] lali:print:break-inside-avoid lali:print:gap-x-4 lali:print:pb-2 lali:print:not-first:pt-2',
  {
    variants: {
      large: {
        true: 'lali:gap-y-4 lali:not-first:pt-8 lali:pb-8',
        false: 'lali:gap-y-3 lali:not-first:pt-6 lali:pb-6',
      },
    },
  },
);

const whenVariants = cva('lali:min-w-0 lali:wrap-anywhere lali:tabular-nums lali:print:pt-0', {
  variants: {
    large: {
      true: 'lali:font-display lali:text-[clamp(1.875rem,1.5rem+1.6vw,2.625rem)] lali:leading-[1.04] lali:font-[640] lali:tracking-[-0.015em] lali:print:text-[1em]',
      false: 'lali:type-subheading lali:print:text-[1em]',
    },
  },
});

interface EntryProps {
  entry: CvEntry;
  /** Its time is set as large as a heading. */
  large: boolean;
  scale: Scale;
}

/** One station: when it was, on the scale too, and what it was. */
export function Entry({ entry: { when, years, title, place, text, href }, large, scale }: EntryProps) {
  return (
    <li className={cvEntryVariants({ large })}>
      <div className="lali:min-w-0">
        <p className={whenVariants({ large })}>
          <bdi>{when}</bdi>
        </p>
        {years === undefined ? null : <Years of={years} scale={scale} />}
      </div>
      <div
        className={cx(
          'lali:min-w-0',
          !large &&
            'lali:@4xl:grid lali:@4xl:items-baseline lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lali:@4xl:gap-x-12 lali:print:block',
        )}
      >
        <div className="lali:min-w-0">
          <h4 className="lali:type-subheading lali:wrap-anywhere lali:print:text-[1.05em]">
            {href === undefined ? (
              unbroken(title)
            ) : (
              <Link href={href} className="lali:py-1 lali:print:no-underline">
                {title}
              </Link>
            )}
          </h4>
          {place ? (
            <p className="lali:mt-1 lali:wrap-anywhere lali:text-soft lali:print:mt-0">{place}</p>
          ) : null}
        </div>
        {text ? (
          <p className="lali:mt-2 lali:max-w-[38em] lali:wrap-anywhere lali:print:max-w-none">{text}</p>
        ) : null}
      </div>
    </li>
  );
}
