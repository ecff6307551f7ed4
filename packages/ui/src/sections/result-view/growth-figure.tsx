'use client';

import { useRef } from 'react';
import { useGrowth } from '../../media/living-figure/growing.ts';
import { axisAngles, growthForm, outline } from './growth.ts';
import { paintOf } from './paint.ts';
import type { ResultAxis } from './result-view.types.ts';

interface GrowthFigureProps {
  axes: readonly ResultAxis[];
  earlier: readonly number[] | undefined;
  seed: number;
  grow: boolean;
}

/** Decoration: the table has the same numbers. */
export function GrowthFigure({ axes, earlier, seed, grow }: GrowthFigureProps) {
  const figure = useRef<SVGSVGElement>(null);
  useGrowth(figure, grow);
  const scores = axes.map(({ score }) => score);
  const { extent, rings, open } = growthForm(scores, seed);
  const angles = axisAngles(axes.length);
  const edge = Math.round(extent / 2);
  const steps = [...new Set(rings.map(({ ring }) => ring))];
  return (
    <div aria-hidden="true" data-axes={axes.length} className="lali-result-figure">
      <svg
        ref={figure}
        aria-hidden="true"
        viewBox={`${-edge} ${-edge} ${edge * 2} ${edge * 2}`}
        data-rule="phyllotaxis"
        data-tone="page"
        data-grow={grow ? '' : undefined}
        className="lali-living-figure lali:rtl:-scale-x-100"
      >
        <path d={open} className="lali:stroke-line lali:forced-colors:stroke-[GrayText]" strokeWidth={12} />
        <g>
          {steps.map((step) => (
            <g key={step}>
              {rings
                .filter(({ ring }) => ring === step)
                .map(({ d, pollen, width }) => (
                  <path
                    key={`${pollen} ${width} ${d.slice(0, 12)}`}
                    d={d}
                    stroke={paintOf(step, pollen)}
                    fill={d.includes('z') ? paintOf(step, pollen) : 'none'}
                    strokeWidth={width}
                  />
                ))}
            </g>
          ))}
        </g>
        {earlier && (
          <path
            d={outline(earlier, extent)}
            stroke="var(--lali-figure-ink)"
            strokeWidth={7}
            strokeDasharray="1 20"
          />
        )}
      </svg>
      {axes.map(({ id, label, score }, axis) => {
        const angle = angles[axis] ?? 0;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return (
          <span
            key={id}
            data-side={x > 0.2 ? 'end' : x < -0.2 ? 'start' : 'middle'}
            data-half={y > 0.2 ? 'below' : 'above'}
            style={{ insetBlockStart: `${50 + y * (axes.length === 4 ? 47 : 41)}%` }}
          >
            <b>{Math.round(score)}</b>
            <span>{label}</span>
          </span>
        );
      })}
    </div>
  );
}
