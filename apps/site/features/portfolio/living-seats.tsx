import { nobodySeated, SeatMap } from '@laliaflia/ui/seat-map';
import { useEffect, useRef, useState } from 'react';
import { cabin, flight, labels, travellers } from '../../content/seats/living.ts';
import { resultOf } from './seat-result.ts';

interface LivingSeatsProps {
  /** @param result What came of it, in a sentence or two. */
  onEnd: (result: string) => void;
}

/** The seat map once somebody wants to use it. */
export function LivingSeats({ onEnd }: LivingSeatsProps) {
  const [value, setValue] = useState(nobodySeated);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone or begins anew. The page stays where it is, unless there are few seats in sight.
    root.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
    if (matchMedia('(width < 56rem)').matches) root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <SeatMap
      ref={root}
      before={<StatusBar />}
      title={
        <>
          {flight.from}{' '}
          <span className="lali:mx-1 lali:inline-block lali:h-0.5 lali:w-[22px] lali:rounded-full lali:bg-[#ff6845] lali:align-middle lali:text-[0px] lali:forced-colors:bg-[CanvasText] lali:forced-colors:forced-color-adjust-none">
            {flight.to}
          </span>{' '}
          {flight.destination}
        </>
      }
      text={flight.times}
      cabin={cabin}
      travellers={travellers}
      value={value}
      onValueChange={setValue}
      onKeep={({ price }) => onEnd(resultOf(value, price))}
      labels={labels}
      tint={flight.blue}
    />
  );
}

/** The same as in the picture, so that it stands still while the rest comes alive. */
function StatusBar() {
  return (
    <div
      aria-hidden="true"
      className="lali:flex lali:h-12 lali:flex-none lali:items-center lali:justify-between lali:ps-9 lali:pe-8 lali:pt-1.5 lali:text-[1rem] lali:font-semibold lali:tabular-nums"
    >
      {flight.clock}
      <svg viewBox="0 0 74 12" width="74" height="12" fill="currentColor" aria-hidden="true">
        <path d="M0 8h3.2v4H0zM4.6 5.5h3.2V12H4.6zM9.2 3h3.2v9H9.2zM13.8 0H17v12h-3.2z" />
        <path d="M32.5 2.6c2.3 0 4.4.9 5.9 2.4l1.2-1.2A10 10 0 0 0 32.5.9a10 10 0 0 0-7.1 2.9L26.6 5a8.4 8.4 0 0 1 5.9-2.4m0 3.9c1.2 0 2.3.5 3.1 1.3l1.3-1.3a6.2 6.2 0 0 0-8.8 0l1.3 1.3c.8-.8 1.9-1.3 3.1-1.3m1.6 2.9a2.3 2.3 0 0 0-3.2 0l1.6 1.6zM71 4v4c.8-.3 1.3-1.1 1.3-2S71.8 4.3 71 4M49 4a2 2 0 0 1 2-2h11v8H51a2 2 0 0 1-2-2z" />
        <rect
          x="47.5"
          y=".5"
          width="22"
          height="11"
          rx="3.3"
          fill="none"
          stroke="currentColor"
          strokeOpacity=".4"
        />
      </svg>
    </div>
  );
}
