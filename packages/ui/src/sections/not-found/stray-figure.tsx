'use client';

import { type CSSProperties, useState } from 'react';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { LivingFigure } from '../../media/living-figure/index.ts';

interface StrayFigureProps {
  label: string;
  homeLabel: string;
}

/** The figure's own grid: 60 units a step, in a frame of 875. */
const step = (60 / 875) * 100;
/** Steps from the centre: the empty place at the rim, and where its tile has got to. */
const place = { x: -3, y: 5 };
const astray = { x: -6.2, y: 6.7 };

const from = (steps: number) => `${50 + steps * step}%`;
const way = {
  '--way-x': `${(astray.x - place.x) * step}cqi`,
  '--way-y': `${(astray.y - place.y) * step}cqi`,
} as CSSProperties;

/**
 * A figure with one empty place, and the tile that left it. Pointing at the tile or focusing it moves it back for
 * good. Before scripts run, pointing anywhere at the figure moves it back as long as the pointer is there.
 */
export function StrayFigure({ label, homeLabel }: StrayFigureProps) {
  const [home, setHome] = useState(false);
  const enhanced = useEnhanced();
  const sendHome = () => setHome(true);
  return (
    <div
      data-home={home ? '' : undefined}
      data-enhanced={enhanced ? '' : undefined}
      className="group/stray @container relative mx-auto aspect-square w-full max-w-[34rem]"
    >
      <LivingFigure cells={150} parts={3} seed={183} />
      <span
        aria-hidden="true"
        data-part="place"
        style={{ left: from(place.x), top: from(place.y) }}
        className="absolute grid size-[5.6%] -translate-1/2 place-items-center bg-ground"
      >
        <span className="size-[82%] rounded-[20%] border-2 border-dashed border-control" />
      </span>
      <button
        type="button"
        aria-label={label}
        onPointerEnter={sendHome}
        onFocus={sendHome}
        onClick={sendHome}
        style={{ left: from(place.x), top: from(place.y), ...way }}
        className="group/cell absolute -m-[22px] grid size-11 cursor-pointer place-items-center focus-visible:shadow-none focus-visible:outline-none transition-[translate,rotate] duration-[800ms] ease-grow not-group-data-home/stray:translate-x-(--way-x) not-group-data-home/stray:translate-y-(--way-y) not-group-data-home/stray:rotate-[-24deg] group-[:not([data-enhanced]):hover]/stray:translate-0 group-[:not([data-enhanced]):hover]/stray:rotate-0 motion-reduce:transition-none"
      >
        <span
          data-part="stray"
          className="size-[calc(100cqi*40/875)] rounded-[20%] bg-pollen group-focus-visible/cell:focus-ring-shown forced-colors:bg-[ButtonText]"
        />
      </button>
      <p role="status" className="sr-only">
        {home ? homeLabel : ''}
      </p>
    </div>
  );
}
