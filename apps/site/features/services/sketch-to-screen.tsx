import { Sketch } from '@laliaflia/ui';
import project from '../../content/projects/funding-platform.ts';
import { largeScreen } from '../../pictures/addresses.ts';
import { ScreenPicture } from '../../pictures/screen-picture.tsx';
import { funding } from './funding-sketches.ts';

const { before } = funding;
const [costs] = project.images;

/**
 * Where the sketch ends, in per cent of the screen: above the head of its table, then between two of its columns, then
 * below its last row. So the seam cuts no word of the screen.
 */
const seam = [
  [100, 41.2],
  [36.7, 41.2],
  [36.7, 75.4],
  [0, 75.4],
] as const;

/** How much of the screen is shown, in per cent: the form, up to the line where the column beside it begins. */
const FORM = 66.4;

const sketched = [[0, 0], [100, 0], ...seam].map(([x, y]) => `${x}% ${y}%`).join(',');

/** For an opening: one form, begun in pencil and finished on the way to its lower edge. */
export function SketchToScreen() {
  if (costs === undefined) return null;
  const sizes = '(width >= 48rem) 904px, 576px';
  return (
    <div
      dir="ltr"
      className="lali:overflow-clip lali:rounded-s-card lali:border lali:border-e-0 lali:border-control lali:@3xl:ms-10 lali:@7xl:ms-0"
    >
      <div className="lali:relative" style={{ width: `${10_000 / FORM}%` }}>
        <ScreenPicture
          image={largeScreen(costs)}
          sizes={sizes}
          className="lali:block lali:h-auto lali:w-full"
        />
        <div
          className="lali:absolute lali:inset-0 lali:overflow-clip lali:surface-raised"
          style={{ clipPath: `polygon(${sketched})` }}
        >
          <Sketch marks={before.marks} href={before.href} width={360} height={225} />
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="lali:absolute lali:size-full lali:inset-0 lali:text-text-soft"
        >
          <polyline
            points={seam.join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
    </div>
  );
}
