import type { CSSProperties, ReactNode } from 'react';
import type { Picture } from '../../content/schema/basics.ts';
import { toBeCut } from '../../pictures/addresses.ts';
import { ScreenPicture } from '../../pictures/screen-picture.tsx';

/** A part of a screen that is 1000 units wide and 625 high. */
export interface Cut {
  x: number;
  y: number;
  /** As wide as the frame. */
  width: number;
}

interface ScreenCutProps {
  of: Picture;
  cut: Cut;
  /** On phones. Default the same. */
  narrow?: Cut;
  /** About how wide the frame is in CSS pixels on a wide page. */
  frame: number;
  className: string;
  style?: CSSProperties;
  /** Lies over the screen, in its units. */
  children?: ReactNode;
}

const percent = (share: number) => `${Math.round(10_000 * share) / 100}%`;

function placed(start: string, { x, y, width }: Cut) {
  return {
    [`--${start}width`]: percent(1000 / width),
    [`--${start}move`]: `${percent(-x / 1000)} ${percent(-y / 625)}`,
  };
}

/** A part of a real screen, filling its frame, and what is drawn on it. */
export function ScreenCut({ of, cut, narrow = cut, frame, className, style, children }: ScreenCutProps) {
  const sizes = [
    `(width >= 48rem) ${Math.round((frame * 1000) / cut.width)}px`,
    `${Math.round(100_000 / narrow.width)}vw`,
  ].join();
  return (
    <div
      dir="ltr"
      className={`lali:relative lali:overflow-clip lali:[color-scheme:light] ${className}`}
      style={style}
    >
      <div
        className="lali:absolute lali:w-(--narrow-width) lali:[translate:var(--narrow-move)] lali:@3xl:w-(--wide-width) lali:@3xl:[translate:var(--wide-move)]"
        style={{ ...placed('narrow-', narrow), ...placed('wide-', cut) } as CSSProperties}
      >
        <ScreenPicture
          image={{ ...toBeCut(of), alt: '' }}
          sizes={sizes}
          className="lali:block lali:h-auto lali:w-full"
        />
        {children}
      </div>
    </div>
  );
}
