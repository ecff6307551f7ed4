'use client';

import { useState } from 'react';
import { LivingFigure } from '../../media/living-figure/index.ts';

interface StrayFigureProps {
  label: string;
  homeLabel: string;
}

/**
 * A figure with one empty place, and the tile that left it. Pointing at the tile or focusing it sends it home, where it
 * stays once a script runs; without one it comes and goes by `:hover` and `:focus`.
 */
export function StrayFigure({ label, homeLabel }: StrayFigureProps) {
  const [home, setHome] = useState(false);
  const sendHome = () => setHome(true);
  return (
    <div
      data-home={home ? '' : undefined}
      className="group/stray relative mx-auto aspect-square w-full max-w-[34rem] [--tile:calc(100cqi/21)]"
      style={{ containerType: 'inline-size' }}
    >
      <LivingFigure cells={150} parts={3} seed={19} />
      <span
        aria-hidden="true"
        data-part="place"
        className="absolute rounded-[18%] border-2 border-dashed border-control bg-ground"
      />
      <button
        type="button"
        aria-label={label}
        onPointerEnter={sendHome}
        onFocus={sendHome}
        onClick={sendHome}
        className="focus-ring absolute grid size-11 place-items-center rounded-[12px]"
      >
        <span data-part="stray" className="rounded-[20%] bg-[light-dark(#1f3dff,#5b72ff)]" />
      </button>
      <p role="status" className="sr-only">
        {home ? homeLabel : ''}
      </p>
    </div>
  );
}
