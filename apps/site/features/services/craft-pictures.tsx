import { Sketch } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import sheet from '../../content/projects/funding-platform.ts';
import type { Picture } from '../../content/schema/basics.ts';
import { toBeCut } from '../../pictures/addresses.ts';
import { ScreenPicture } from '../../pictures/screen-picture.tsx';
import { funding } from './funding-sketches.ts';

const [, , hidden] = funding.tried;
const { before } = funding;
const screenOf = (id: string) => sheet.images.find(({ file }) => file === `${sheet.id}/${id}`);
const finished = screenOf('contrast');
const costs = screenOf('application');

/** What UX design takes away: a first variant, crossed out where it stopped people. */
export function CrossedOut() {
  return (
    <figure className="lali:mt-auto lali:pt-6">
      <Sketch
        marks={hidden.marks}
        href={hidden.href}
        seed={3}
        struck={hidden.crossed ?? true}
        noteSize={11}
        className="lali:mx-auto lali:max-w-[35rem]"
      />
      <figcaption className="lali:mt-3 lali:type-small lali:text-text-soft">{hidden.text}</figcaption>
    </figure>
  );
}

/** What UI design draws: the same error, said beside its field. */
export function EveryState() {
  return finished ? (
    <Strip>
      <Part of={finished} x={0} y={370} width={908} height={328} />
    </Strip>
  ) : null;
}

/** What both do: the table as it was sketched, which turns into the one that was built. */
export function SketchAndScreen() {
  if (costs === undefined) return null;
  const part = { x: 40, y: 366, width: 908, height: 320 };
  return (
    <Strip>
      <div className="lali:relative">
        <Part of={costs} {...part} />
        <div
          className="lali:absolute lali:inset-y-0 lali:start-0 lali:overflow-clip lali:border-e lali:border-control lali:surface-raised"
          style={{ width: '53.6%' }}
        >
          <div className="lali:absolute" style={placeOf(part, 53.6)}>
            <Sketch marks={before.marks} href={before.href} width={360} height={225} />
          </div>
        </div>
      </div>
    </Strip>
  );
}

/** From the foot of the card to its edges. */
function Strip({ children }: { children: ReactNode }) {
  return (
    <div
      dir="ltr"
      className="lali:-mx-6 lali:-mb-6 lali:mt-auto lali:overflow-clip lali:border-t lali:border-soft lali:@3xl:-mx-7 lali:@3xl:-mb-7 lali:@[78rem]:-mx-10"
    >
      {children}
    </div>
  );
}

interface Part {
  /** In CSS pixels of a screen 1440 wide. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const screenWidth = 1440;

/** Of a whole screen in a frame that shows a part of it. */
function placeOf({ x, y, width, height }: Part, share = 100) {
  return {
    width: `${(screenWidth / width) * (10_000 / share)}%`,
    left: `${(-x / width) * (10_000 / share)}%`,
    top: `${(-y / height) * 100}%`,
  };
}

function Part({ of, ...part }: Part & { of: Picture }) {
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
