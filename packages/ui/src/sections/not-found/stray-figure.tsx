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
  '--lali-way-x': `${(astray.x - place.x) * step}cqi`,
  '--lali-way-y': `${(astray.y - place.y) * step}cqi`,
} as CSSProperties;

/**
 * A figure with one empty place, and the tile that left it. Pointing at the tile or focusing it moves it back for
 * good. Before scripts run the tile is no button, and pointing anywhere at the figure moves it back as long as the
 * pointer is there.
 */
export function StrayFigure({ label, homeLabel }: StrayFigureProps) {
  const [home, setHome] = useState(false);
  const enhanced = useEnhanced();
  const sendHome = () => setHome(true);
  // A button would be focused without scripts, and do nothing.
  const Cell = enhanced ? 'button' : 'span';
  const press = {
    type: 'button',
    'aria-label': label,
    onPointerEnter: sendHome,
    onFocus: sendHome,
    onClick: sendHome,
  } as const;
  return (
    <div
      data-home={home ? '' : undefined}
      data-enhanced={enhanced ? '' : undefined}
      className="lali:group/stray lali:@container lali:relative lali:mx-auto lali:aspect-square lali:w-full lali:max-w-[34rem]"
    >
      <LivingFigure cells={150} parts={3} seed={183} />
      <span
        aria-hidden="true"
        data-part="place"
        style={{ left: from(place.x), top: from(place.y) }}
        className="lali:absolute lali:grid lali:size-[5.6%] lali:-translate-1/2 lali:place-items-center lali:bg-page"
      >
        <span className="lali:size-[82%] lali:rounded-[20%] lali:border-2 lali:border-dashed lali:border-control" />
      </span>
      <Cell
        {...(enhanced && press)}
        style={{ left: from(place.x), top: from(place.y), ...way }}
        className="lali:group/cell lali:absolute lali:-m-[22px] lali:grid lali:size-11 lali:group-data-enhanced/stray:cursor-pointer lali:place-items-center lali:focus-visible:shadow-none lali:focus-visible:outline-none lali:transition-[translate,rotate] lali:duration-[800ms] lali:ease-grow lali:not-group-data-home/stray:translate-x-(--lali-way-x) lali:not-group-data-home/stray:translate-y-(--lali-way-y) lali:not-group-data-home/stray:rotate-[-24deg] lali:group-[:not([data-enhanced]):hover]/stray:translate-0 lali:group-[:not([data-enhanced]):hover]/stray:rotate-0 lali:motion-reduce:transition-none"
      >
        <span
          data-part="stray"
          className="lali:size-[calc(100cqi*40/875)] lali:rounded-[20%] lali:bg-highlight lali:group-focus-visible/cell:focus-ring-shown lali:forced-colors:bg-[ButtonText]"
        />
      </Cell>
      <p role="status" className="lali:sr-only">
        {home ? homeLabel : ''}
      </p>
    </div>
  );
}
