import type { ReactNode } from 'react';

/** What a finger draws in a minute: a few blots of colour, then fat lines over them. */
export const drawings = {
  cello: {
    paper: '#b8326e',
    line: '#fff3e2',
    blots: (
      <>
        <path
          d="M44 70c-16 6-18 22-10 32-12 10-10 30 10 34 16 4 34-4 36-18 0-8-4-12-8-16 8-10 4-26-10-31z"
          fill="#ff7a3d"
        />
        <path d="M58 66l4 70 8-2c14-6 16-22 2-32 8-10 4-26-10-31z" fill="#e2582a" />
      </>
    ),
    lines:
      'M44 70c-16 6-18 22-10 32-12 10-10 30 10 34 16 4 34-4 36-18 0-8-4-12-8-16 8-10 4-26-10-31M57 18l-2 92M49 22l16-4M52 30l13-2M42 112l24 2M34 96q4 6 0 12M72 92q-5 6 0 12M56 136l-1 14M20 124l78-42',
  },
  cabin: {
    paper: '#2746c8',
    line: '#fff3e2',
    blots: (
      <>
        <path d="M-4 112c30-8 60 4 128-6v54H-4z" fill="#58b6e8" />
        <path d="M28 62l34-26 36 24-4 46H34z" fill="#ffd23e" />
        <path d="M56 78h16v28H56z" fill="#b8326e" />
      </>
    ),
    lines:
      'M22 66l40-32 42 30M34 62l1 44 58-2 1-44M56 104l1-26 15-1 1 27M-4 112c30-8 70 4 128-6M16 128q12-6 22 0t24 0',
  },
  swim: {
    paper: '#1f9c79',
    line: '#fff3e2',
    blots: (
      <>
        <path d="M-4 80c40-12 90 10 128-4v84H-4z" fill="#2746c8" />
        <path d="M66 60a12 12 0 1 0 .1 0" fill="#ffb38a" />
        <path d="M53 70c0-14 24-16 26-2-8-4-18-3-26 2" fill="#b8326e" />
      </>
    ),
    lines:
      'M54 72a12 12 0 1 1 24 1M20 88c16-26 26-30 34-12M8 100q14-8 28 0t28 0 28 0 24-2M4 118q14-8 28 0t28 0 28 0 24-2M88 30q8-8 14 0',
  },
  dog: {
    paper: '#ff7a3d',
    line: '#2a1030',
    blots: (
      <>
        <path d="M26 78c20-14 46-6 54 4l6-30 14-8 12 14-12 12-4 66H80l-4-30-32 2-4 28H26z" fill="#fff3e2" />
        <path d="M48 74c12-6 26 0 28 12-8 14-26 10-28-12" fill="#b8326e" />
      </>
    ),
    lines:
      'M26 136V80c18-16 44-8 54 2l6-30q6-10 14-8l12 14-13 12-3 66H82l-4-30-34 2-4 28zM26 80Q10 70 16 52M86 52l-6 20q12 4 14-12M101 56h.1',
  },
  lights: {
    paper: '#2a1030',
    line: '#fff3e2',
    blots: (
      <>
        <path d="M-4 40c20-26 36 14 60-8s30-16 68-20v30c-34 2-40 10-66 30S18 74-4 92z" fill="#2fc28f" />
        <path d="M-4 66c26-26 44 8 66-10s30-12 62-18v14c-30 4-40 12-62 26S22 86-4 106z" fill="#ffd23e" />
        <path d="M-4 128c40-14 80-8 128-4v36H-4z" fill="#2746c8" />
        <path d="M34 132l22-40 26 38z" fill="#ff7a3d" />
      </>
    ),
    lines: 'M34 132l22-40 26 38M56 92l2 38M-4 130c30-10 80-6 128-6',
  },
  garden: {
    paper: '#c5e6cf',
    line: '#14604a',
    blots: (
      <>
        <path d="M44 60a15 15 0 1 0 .1 0M78 84a13 13 0 1 0 .1 0M38 104a11 11 0 1 0 .1 0" fill="#e23d3d" />
        <path d="M36 134h50l-6 28H42z" fill="#ff7a3d" />
      </>
    ),
    lines:
      'M60 134c4-30-4-60 2-112M61 62q-8-8-17-2M62 86q8-8 16-2M62 44q14-16 30-10-10 18-30 12M60 34Q42 20 30 30q10 14 29 8M36 134h50M40 134l4 24M82 134l-4 24',
  },
  bread: {
    paper: '#ffd23e',
    line: '#2a1030',
    blots: (
      <>
        <path d="M18 88c0-34 84-36 86-2 4 10 0 30-8 32H26c-8-2-12-20-8-30" fill="#c96a2b" />
        <path d="M26 84c4-20 64-22 70-2-20 8-50 8-70 2" fill="#e8a05a" />
      </>
    ),
    lines:
      'M18 88c0-34 84-36 86-2 4 10 0 30-8 32H26c-8-2-12-20-8-30M42 68l8 22M60 64l8 24M40 44q-8-8 0-16t0-14M62 40q-8-8 0-16t0-14',
  },
  bike: {
    paper: '#58b6e8',
    line: '#2a1030',
    blots: (
      <>
        <path d="M-4 124c40-12 80 0 128-8v44H-4z" fill="#ffd23e" />
        <path d="M84 18a14 14 0 1 0 .1 0" fill="#ff7a3d" />
      </>
    ),
    lines:
      'M32 88a19 19 0 1 0 .1 0M90 88a19 19 0 1 0 .1 0M32 107l18-38h30l10 38M50 69l14 38 16-38M42 62h16M80 69l-3-14h12M32 107h32',
  },
} satisfies Record<string, { paper: string; line: string; blots: ReactNode; lines: string }>;

export type Wish = keyof typeof drawings;

/** Scissors never cut a right angle. */
const cuts = [
  '2,3 117,0 120,157 0,160',
  '0,0 119,4 116,160 3,156',
  '4,0 120,2 118,156 0,160',
  '0,4 116,0 120,160 2,157',
] as const;

export function Drawing({ wish, cut = 0, width = 6 }: { wish: Wish; cut?: number; width?: number }) {
  const { paper, line, blots, lines } = drawings[wish];
  const id = `${wish}-${cut}-${width}`;
  return (
    <svg className="drawing" viewBox="0 0 120 160" aria-hidden="true">
      <clipPath id={id}>
        <polygon points={cuts[cut % cuts.length]} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h120v160H0z" fill={paper} />
        {blots}
        <path
          d={lines}
          fill="none"
          stroke={line}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
