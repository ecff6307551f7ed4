import type { ReactNode } from 'react';
import type { deliveries } from '../../content/corporate.ts';
import { tenth } from '../../pictures/cells.tsx';
import { Frame, More, Problem, Us, You } from '../../pictures/who-works.tsx';

const [WIDTH, HEIGHT] = [240, 220];

/** A wall with the problem on it, the team before it, and one of us among them. */
const wall = (
  <>
    <Frame x={2} y={2} width={236} height={108} />
    <Problem x={120} y={56} size={76} />
    {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => {
      const place = { x: 28 + (n % 5) * 46, y: 148 + Math.floor(n / 5) * 50, size: 36 };
      return n === 2 ? <Us key={n} {...place} /> : <You key={n} {...place} />;
    })}
  </>
);

/** Four people in four places, one of us, and the board that they share. */
const screens = (
  <>
    {[0, 1, 2, 3, 4, 5].map((n) => {
      const [x, y] = [2 + (n % 3) * 82, n < 3 ? 2 : 154];
      const place = { x: x + 36, y: y + 32, size: 36 };
      return (
        <g key={n}>
          <Frame x={x} y={y} width={72} height={64} corner={8} />
          {n === 1 ? <Us {...place} /> : <You {...place} />}
        </g>
      );
    })}
    <Frame x={2} y={78} width={236} height={64} corner={8} />
    <Problem x={120} y={110} size={44} />
  </>
);

const MIDDLE = [WIDTH / 2, HEIGHT / 2] as const;
const SEATS = 13;

/** Six to twelve people around one question, and one of us. */
const circle = (
  <>
    <Problem x={MIDDLE[0]} y={MIDDLE[1]} size={76} />
    {Array.from({ length: SEATS }, (_, n) => {
      const angle = (2 * Math.PI * n) / SEATS;
      const place = {
        x: tenth(MIDDLE[0] + 90 * Math.sin(angle)),
        y: tenth(MIDDLE[1] - 90 * Math.cos(angle)),
        size: 34,
      };
      // biome-ignore-start lint/suspicious/noArrayIndexKey: nobody changes places.
      if (n === 0) return <Us key={n} {...place} />;
      if (n % 2 === 1) return <You key={n} {...place} />;
      return <More key={n} {...place} />;
      // biome-ignore-end lint/suspicious/noArrayIndexKey: nobody changes places.
    })}
  </>
);

/** A room of their own with the problem in it, and one of us on the way out. */
const room = (
  <>
    <path
      d="M176 144V208a10 10 0 0 1-10 10H12a10 10 0 0 1-10-10V12a10 10 0 0 1 10-10H166a10 10 0 0 1 10 10V76"
      strokeWidth="3"
      className="lali:fill-none lali:stroke-control lali:forced-colors:stroke-[CanvasText]"
    />
    {Array.from({ length: 12 }, (_, n) => n)
      .filter((n) => n !== 4 && n !== 7)
      .map((n) => (
        <You key={n} x={38 + (n % 3) * 51} y={35 + Math.floor(n / 3) * 50} size={36} />
      ))}
    <Problem x={89} y={110} size={56} />
    <Us x={214} y={110} size={44} />
  </>
);

const places: Readonly<Record<string, ReactNode>> = {
  'on-site-workshops': wall,
  'virtual-programs': screens,
  'executive-retreats': circle,
  'internal-innovation-labs': room,
};

/** Where the training takes place, or with whom: each as what is said of it. */
export function Place({ of }: { of: (typeof deliveries)[number]['id'] }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="lali:block lali:w-full lali:self-start lali:rtl:-scale-x-100 lali:@lg:row-span-2"
    >
      {places[of]}
    </svg>
  );
}
