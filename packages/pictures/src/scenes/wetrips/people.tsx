import type { ReactNode } from 'react';

interface Person {
  ground: string;
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
  /** Behind the head. */
  back?: ReactNode;
  /** Over the forehead, or on the head. */
  front: ReactNode;
  /** Beard, glasses, earrings. */
  extra?: ReactNode;
}

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const people = {
  Jule: {
    ground: '#f6c893',
    skin: '#f3c3a0',
    shade: '#dc9873',
    hair: '#a3431c',
    cloth: '#1d6a68',
    back: <path d="M17 27C15 11 25 5 32 5c9 0 17 6 15 22-.5 8 2 14-3 21H20c-5-7-2.500-13-3-21" />,
    front: <path d="M20 25c-1-10 5-16 12-16 8 0 13 5 12 16-3-2-5-5-6-9-4 5-11 8-18 9" />,
  },
  Amir: {
    ground: '#9fcac2',
    skin: '#c98c5f',
    shade: '#a4683f',
    hair: '#241a17',
    cloth: '#e8ded0',
    front: <path d="M20 25c-3-6-1-11 3-13 1-4 6-6 9-5 4-2 9 0 10 4 4 2 5 8 2 14l-1.500-7c-6 0-15-1-20 .5z" />,
    extra: (
      <path
        d="M20.500 26c.5 11 4 18 11.500 18s11-7 11.500-18c-2 5-4 6.500-7 6-3-.8-6-.8-9 0-3 .5-5-1-7-6m8.500 9.500q3 2 6 0-3-1.500-6 0"
        fill="#241a17"
        fillRule="evenodd"
      />
    ),
  },
  Teo: {
    ground: '#f0d9a8',
    skin: '#eab894',
    shade: '#cf8f68',
    hair: '#8a5a2b',
    cloth: '#b4521f',
    back: <path d="M19 28c-1-8 2-14 13-14s14 6 13 14l-2 5H21z" />,
    front: (
      <>
        <path d="M18.500 20C19 10 24 6 32 6s13 4 13.500 14z" fill="#17403d" />
        <path d="M14 23c2-4 10-5.500 18-5.500S48 19 50 23c-6-1.500-12-2-18-2s-12 .5-18 2" fill="#0e2f2d" />
        <path d="M29 11h6v5h-6z" fill="#f3b27a" />
      </>
    ),
  },
  Nora: {
    ground: '#e8a583',
    skin: '#7d4a30',
    shade: '#5e331f',
    hair: '#1c1211',
    cloth: '#f0b73f',
    back: <path d="M16 22C12 12 20 4 32 3c12 1 20 9 16 19 2 5 0 10-4 12H20c-4-2-6-7-4-12" />,
    front: <path d="M20.500 24c0-9 5-13 11.500-13s11.500 4 11.500 13c-2-4-6-7-11.500-7s-9.500 3-11.500 7" />,
    extra: <path d="M20 32v5m24-5v5" stroke="#f0b73f" strokeWidth="2.400" {...line} />,
  },
  Kasia: {
    ground: '#bcd3df',
    skin: '#f6cfb2',
    shade: '#e0a585',
    hair: '#d9a441',
    cloth: '#35507a',
    back: <path d="M18 26C16 12 24 6 32 6s16 6 14 20c0 9 4 20 2 28H16c-2-8 2-19 2-28" />,
    front: (
      <>
        <path d="M20 25c0-9 5-14 12-14s12 5 12 14c-3-3-4-5-5-8H25c-1 3-2 5-5 8" />
        <path d="M18.500 19C20 10 25 6 32 6s12 4 13.500 13C38 14 26 14 18.500 19" fill="#b8326a" />
        <path
          d="M25 10.500h2m4-1.500h2m4 1.500h2m-10 3h2m4 0h2"
          stroke="#ffe3ee"
          strokeWidth="1.500"
          {...line}
        />
      </>
    ),
  },
  Ben: {
    ground: '#c9d5b5',
    skin: '#f0bfa0',
    shade: '#d1916f',
    hair: '#6d6a66',
    cloth: '#4c5b34',
    front: <path d="M20 26c-2-11 3-18 12-18 7-1 14 5 12 18l-2-7c-3-1-4-3-5-5-3 3-10 4-14 4.500z" />,
    extra: (
      <path
        d="M23 26a4.200 4.200 0 1 0 8.400 0 4.200 4.200 0 1 0-8.400 0m9.600 0a4.200 4.200 0 1 0 8.400 0 4.200 4.200 0 1 0-8.400 0m-1.200-.8q.6-.6 1.200 0M23 25l-2.500-1M41 25l2.500-1"
        stroke="#2a2a2a"
        strokeWidth="1.300"
        {...line}
      />
    ),
  },
} satisfies Record<string, Person>;

export type Name = keyof typeof people;

/** Head and shoulders in evening light from the left. */
export function Portrait({ name }: { name: Name }) {
  const { ground, skin, shade, hair, cloth, back, front, extra }: Person = people[name];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d="M0 0h64v64H0z" fill={ground} />
      <g fill={hair}>{back}</g>
      <path d="M6 64c0-11 9-15 20-17l6 4 6-4c11 2 20 6 20 17z" fill={cloth} />
      <path d="M40 47.500c10 2 18 6 18 16.500H44z" fill="#000" opacity=".14" />
      <path d="M26.500 36h11v11.500c-2 5-9 5-11 0z" fill={skin} />
      <path d="M26.500 38.500c3 4 8 4 11 0v5c-4 3-8 2-11-1z" fill={shade} />
      <path
        d="M20.500 24C20.500 14 25 10 32 10s11.500 4 11.500 14c0 9-5 18-11.500 18s-11.500-9-11.500-18"
        fill={skin}
      />
      <path
        d="M34 10c6 .5 9.500 5 9.500 14 0 9-5 18-11.500 18 5-5 7-11 6-18-.5-5-1.500-10-4-14"
        fill={shade}
      />
      <path
        d="M24.800 22.600q2.500-1.600 5-.3m4.400 0q2.500-1.300 5 .3"
        stroke={hair}
        strokeWidth="1.500"
        {...line}
      />
      <path d="M27.500 26.200v.6m9-.6v.6" stroke="#2a1712" strokeWidth="2.300" {...line} />
      <path d="M32.300 26.500l-1 4.700q1 .8 2.200.3" stroke={shade} strokeWidth="1.400" {...line} />
      <path d="M28 34.700q4 3.600 8 0-4 .8-8 0" fill="#8a2f22" />
      <g fill={hair}>{front}</g>
      {extra}
    </svg>
  );
}

export type State = 'proposed' | 'agreed' | 'paid' | 'silent';

/** A face and how far its owner has come: a dashed ring proposes, a whole one agrees, a coin has paid. */
export function Face({ name, state, size = 40 }: { name: Name; state?: State; size?: number }) {
  return (
    <span className={`face ${state ?? ''}`} style={{ width: size, height: size }}>
      <Portrait name={name} />
      {state === 'paid' && (
        <svg className="coin" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="9" />
          <path d="M6 10.300l2.800 2.700L14.200 7" stroke="#fff" strokeWidth="2.200" {...line} />
        </svg>
      )}
    </span>
  );
}

export function Faces({ names, size = 32 }: { names: readonly Name[]; size?: number }) {
  return (
    <span className="faces">
      {names.map((name) => (
        <Face key={name} name={name} size={size} />
      ))}
    </span>
  );
}
