import { cx } from 'class-variance-authority';
import { scale } from './scale.ts';

interface MinuteBarProps {
  /** Of each part, in order. */
  minutes: readonly number[];
  /** Classes of the slabs of a part. */
  slab: (part: number) => string;
  /** `data-tone` of a part. Default none. */
  tone?: (part: number) => string;
  /** The height, and what surrounds it. */
  className: string;
}

/** Parts to scale, a slab for each minute up to an hour: round at the beginning, square at the end. */
export function MinuteBar({ minutes, slab, tone, className }: MinuteBarProps) {
  const { total, step, spans } = scale(minutes);
  return (
    <div aria-hidden="true" className={cx('lali:flex lali:gap-1.5 lali:@2xl:gap-2.5', className)}>
      {spans.map(({ from, to }, part) => {
        const slabs = Math.max(1, Math.round((to - from) / step));
        return (
          <div
            key={from}
            data-tone={tone?.(part)}
            style={{ flexGrow: to - from }}
            className="lali:flex lali:min-w-1 lali:basis-0 lali:gap-[2px] lali:@2xl:gap-1.5"
          >
            {Array.from({ length: slabs }, (_, i) => {
              const at = (from + ((to - from) * i) / slabs) / total;
              return (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: minutes never change places.
                  key={i}
                  style={{ borderRadius: `${Math.round(10 - 8 * at)}px` }}
                  className={cx('lali:block lali:min-w-0 lali:flex-1', slab(part))}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
