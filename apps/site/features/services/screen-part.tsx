import type { Picture } from '../../content/schema/basics.ts';
import { toBeCut } from '../../pictures/addresses.ts';
import { ScreenPicture } from '../../pictures/screen-picture.tsx';

export interface Part {
  /** In CSS pixels of a screen 1440 wide. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const screenWidth = 1440;

/** Of a whole screen in a frame that shows a part of it. */
export function placeOf({ x, y, width, height }: Part, share = 100) {
  return {
    width: `${(screenWidth / width) * (10_000 / share)}%`,
    left: `${(-x / width) * (10_000 / share)}%`,
    top: `${(-y / height) * 100}%`,
  };
}

/** A part of a screen, as wide as there is room. */
export function ScreenPart({ of, ...part }: Part & { of: Picture }) {
  const whole = screenWidth / part.width;
  const sizes = [`(width >= 48rem) ${Math.round(493 * whole)}px`, `${Math.round(100 * whole)}vw`].join();
  return (
    <div className="lali:relative lali:overflow-clip" style={{ aspectRatio: `${part.width}/${part.height}` }}>
      <ScreenPicture
        image={toBeCut(of)}
        sizes={sizes}
        className="lali:absolute lali:h-auto lali:max-w-none"
        style={placeOf(part)}
      />
    </div>
  );
}
