import { Sketch } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import sheet from '../../content/projects/funding-platform.ts';
import type { Picture } from '../../content/schema/basics.ts';
import { toBeCut } from '../../pictures/addresses.ts';
import { at, grownFill, grownStroke, onFill, takenFill } from '../../pictures/cells.tsx';
import { ScreenPicture } from '../../pictures/screen-picture.tsx';
import { draft } from './draft-shapes.ts';
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
  // Beginning within the frame of the sketch, whose line would stand at the edge of the card.
  const part = { x: 48, y: 366, width: 900, height: 320 };
  return (
    <Strip>
      <div className="lali:relative">
        <Part of={costs} {...part} />
        <div
          className="lali:absolute lali:inset-y-0 lali:start-0 lali:overflow-clip lali:border-e lali:border-control lali:surface-raised"
          style={{ width: '53.2%' }}
        >
          <div className="lali:absolute" style={placeOf(part, 53.2)}>
            <Sketch marks={before.marks} href={before.href} width={360} height={225} />
          </div>
        </div>
      </div>
    </Strip>
  );
}

const stages = [
  { x: 0, size: 1.4 },
  { x: 80, size: 1.8 },
  { x: 179, size: 2.2 },
] as const;
const page = draft(5);

/** One page that grows from the first sketch to the release. */
export function Released() {
  return (
    <svg viewBox="0 0 286 84" aria-hidden="true" className="lali:mt-auto lali:block lali:w-full">
      {stages.map(({ x, size }, n) => (
        <g key={x} transform={`translate(${x} ${82 - 36 * size}) scale(${size})`} style={at(n / 2)}>
          <rect
            x={0.6}
            y={0.6}
            width={46.8}
            height={34.8}
            rx={8 - 2.5 * n}
            strokeWidth={1.1}
            strokeDasharray={n === 0 ? '2 1.6' : undefined}
            className={n === 2 ? takenFill : grownStroke}
          />
          <path
            d={`${page.words}${page.pictures}`}
            strokeWidth={0.7}
            className={n === 2 ? onFill : n === 1 ? grownFill : grownStroke}
          />
        </g>
      ))}
    </svg>
  );
}

const dozen = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** Which of them is built. */
const DECIDED = 8;

/** A dozen drafts, and one decision. */
export function Decided() {
  return (
    <svg viewBox="0 0 286 84" aria-hidden="true" className="lali:mt-auto lali:block lali:w-full">
      {dozen.map((n) => {
        const { words, pictures } = draft(n);
        const built = n / (dozen.length - 1);
        return (
          <g
            key={n}
            transform={`translate(${(n % 6) * 48} ${Math.floor(n / 6) * 44 + 2}) scale(0.93)`}
            style={at(built)}
          >
            {n === DECIDED ? (
              <rect width={48} height={36} rx={8} className={takenFill} />
            ) : (
              <rect
                x={0.6}
                y={0.6}
                width={46.8}
                height={34.8}
                rx={12 - 9 * built}
                strokeWidth={1.2}
                className={grownStroke}
              />
            )}
            <path d={`${words}${pictures}`} className={n === DECIDED ? onFill : grownFill} />
          </g>
        );
      })}
    </svg>
  );
}

/** From the foot of the card to its edges. */
function Strip({ children }: { children: ReactNode }) {
  return (
    <div
      dir="ltr"
      className="lali:-mx-6 lali:-mb-6 lali:mt-auto lali:overflow-clip lali:border-t lali:border-soft lali:@3xl:-mx-7 lali:@3xl:-mb-7 lali:@[78rem]:-mx-11"
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
