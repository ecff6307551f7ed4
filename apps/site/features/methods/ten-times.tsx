import { principles } from '../../content/pages/applied-imagination.ts';
import { Struck } from './struck.tsx';

const { small, large } = principles.shown.aim;

/** The small aim crossed out beside the large one; the points say the same in words. */
export function TenTimes() {
  return (
    <p
      aria-hidden="true"
      className="lali:flex lali:items-baseline lali:gap-x-[0.09em] lali:font-display lali:text-[38cqi] lali:leading-[0.8] lali:font-[640] lali:tracking-[-0.02em] lali:@3xl:text-[min(25cqi,20.5rem)]"
    >
      <span className="lali:ps-[0.1em] lali:text-[0.2em] lali:tracking-[-0.015em] lali:text-soft">
        <Struck>{small}</Struck>
      </span>
      <span className="lali:text-signal">{large}</span>
    </p>
  );
}
