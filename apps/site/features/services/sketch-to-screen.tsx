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

const sketched = [[0, 0], [100, 0], ...seam].map(([x, y]) => `${x}% ${y}%`).join(',');

/** For an opening: one screen, begun in pencil and finished on the way to its lower edge. */
export function SketchToScreen() {
  if (costs === undefined) return null;
  const sizes = '(width >= 48rem) 800px, 576px';
  return (
    <div
      dir="ltr"
      className="lali:relative lali:w-[36rem] lali:overflow-clip lali:rounded-card lali:border lali:border-control lali:@3xl:ms-10 lali:@3xl:w-[min(50rem,62cqi)] lali:@7xl:-ms-10"
    >
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
  );
}
