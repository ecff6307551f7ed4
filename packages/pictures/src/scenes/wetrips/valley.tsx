const hours = {
  morning: {
    sky: ['#ffe9c9', '#ffcf9c'],
    sun: '#fff6df',
    far: ['#d9a58c', '#b97f74'],
    snow: '#fff4e6',
    wood: ['#6f9188', '#3f6d68', '#1f4f4b'],
    meadow: ['#b9c184', '#8ba067'],
    river: ['#58c3bb', '#a8e6da'],
  },
  evening: {
    sky: ['#3d2f55', '#f08a55'],
    sun: '#ffd9a0',
    far: ['#a5566a', '#733b5c'],
    snow: '#ffc3a0',
    wood: ['#573357', '#3b2648', '#261a38'],
    meadow: ['#6b3a52', '#4a2b48'],
    river: ['#f2a06b', '#ffd3a3'],
  },
  night: {
    sky: ['#0c2126', '#1c4a4c'],
    sun: '#f4e9cf',
    far: ['#2a5f60', '#1d4a4d'],
    snow: '#8fc4bd',
    wood: ['#173d40', '#113034', '#0c2429'],
    meadow: ['#1b4743', '#143836'],
    river: ['#2d8582', '#77c7bd'],
  },
} as const;

const pine = (x: number, y: number, h: number) =>
  `M${x} ${y - h}l${h * 0.2} ${h * 0.4}h-${h * 0.06}l${h * 0.18} ${h * 0.38}h-${h * 0.25}V${y}h-${h * 0.12}v-${h * 0.22}h-${h * 0.25}l${h * 0.18}-${h * 0.38}h-${h * 0.06}z`;

const left = [
  [8, 210, 46],
  [24, 216, 58],
  [42, 218, 44],
  [2, 226, 62],
  [60, 226, 36],
] as const;
const right = [
  [384, 204, 58],
  [366, 212, 46],
  [350, 214, 62],
  [334, 222, 40],
  [318, 226, 32],
  [374, 226, 50],
] as const;

/** The valley of the trip, in the light of the hour at which the screen is looked at. */
export function Valley({ hour, van = true }: { hour: keyof typeof hours; van?: boolean }) {
  const { sky, sun, far, snow, wood, meadow, river } = hours[hour];
  return (
    <svg className="valley" viewBox="0 0 390 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={sky[0]} />
        <stop offset=".7" stopColor={sky[1]} />
      </linearGradient>
      <path d="M0-200h390v460H0z" fill="url(#sky)" />
      <circle cx="206" cy="92" r="25" fill={sun} />
      <path
        d="M0 150l38-54 22 22 44-66 24 32 22-18 46 52 36-40 30 26 46-64 38 52 22-18 22 24v120H0z"
        fill={far[0]}
      />
      <path
        d="M104 52l24 32 14 40-26-12 4-22zM308 40l38 52 12 44-34-18 2-32-14-16zM38 96l22 22 6 26-18-12zM232 78l30 26 6 30-22-10zM150 66l46 52 2 24-34-30zM368 74l22 24v34l-16-26z"
        fill={far[1]}
      />
      <path
        d="M104 52l11 15-8 8-6-7-10 9-5 2zM308 40l15 20-9 9-7-8-11 4-7 9zM150 66l12 13-9 5-9-3zM232 78l11 9-8 6-10-2z"
        fill={snow}
      />
      <path d="M0 164c40-26 72-14 112 2 38 16 70-8 120-22s100 8 158-14v130H0z" fill={wood[0]} />
      <path d="M0 180c46-20 96-10 140 8l70 4c50-10 110-30 180-34v102H0z" fill={wood[1]} />
      <path d="M108 196c40-14 66-14 96-14s70-4 126 20l40 58H60z" fill={meadow[0]} />
      <path
        d="M203 182c-12 7 36 12 16 23-32 16 30 20-38 55h126c0-24-66-34-52-50 12-14-34-20-30-28z"
        fill={river[0]}
      />
      <path
        d="M214 188c10 4 26 8 18 16m-14 12c8 8 12 14-2 30m36-22c16 8 26 16 26 32"
        fill="none"
        stroke={river[1]}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M0 196c50-14 110 4 146 24 18 12 26 26 30 40H0z" fill={meadow[1]} />
      <path d="M0 232c60-10 118-2 176 28h-34C96 244 50 240 0 248z" fill={snow} opacity=".55" />
      <path d="M390 190c-50 2-104 18-136 38-10 8-14 20-14 32h150z" fill={wood[2]} opacity=".55" />
      <path d={left.map(([x, y, h]) => pine(x, y, h)).join('')} fill={wood[2]} />
      <path d={right.map(([x, y, h]) => pine(x, y, h)).join('')} fill={wood[2]} />
      {van && (
        <g transform="translate(78 176)">
          <path d="M4 36h62v4H4z" fill="#000" opacity=".22" />
          <path d="M10 2h38v4H10z" fill="#7a3413" />
          <path d="M14-4h14v6H14zM30-2h12v4H30z" fill="#f3b27a" />
          <path d="M6 6h46c6 0 9 4 12 13l6 3v14H4V10q0-4 2-4" fill="#fff6e6" />
          <path d="M4 20h64l2 2v14H4z" fill="#c2602a" />
          <path d="M9 10h13v9H9zM25 10h12v9H25zM40 10h10c4 0 6 3 8 9H40z" fill="#17403d" />
          <path d="M28 10h5l-5 9h-3v-4z" fill="#5b9a93" />
          <path d="M66 26h4v4h-4z" fill="#ffe9a8" />
          <circle cx="17" cy="36" r="6.500" fill="#1b1b1d" />
          <circle cx="57" cy="36" r="6.500" fill="#1b1b1d" />
          <circle cx="17" cy="36" r="2.600" fill="#e8ded0" />
          <circle cx="57" cy="36" r="2.600" fill="#e8ded0" />
        </g>
      )}
    </svg>
  );
}
