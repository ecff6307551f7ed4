export interface Paint {
  body: string;
  shade: string;
  light: string;
}

export const paints = {
  ochre: { body: '#d9952b', shade: '#a8691a', light: '#f2bf5c' },
  brick: { body: '#b5452f', shade: '#82291c', light: '#d97a58' },
  pine: { body: '#3f6b58', shade: '#28493c', light: '#6f9c84' },
  ivory: { body: '#ece4cf', shade: '#c2b596', light: '#fffaf0' },
  sky: { body: '#7fa9c9', shade: '#4f7d9f', light: '#b9d5e8' },
} satisfies Record<string, Paint>;

const arches = 'H341A33 33 0 0 0 275 102H121A33 33 0 0 0 55 102Z';

const shapes = {
  coupe: {
    body: `M18 102L13 85Q13 69 24 65Q72 56 130 54L166 28Q174 21 190 21H238Q252 21 262 29L296 53Q342 54 366 60Q377 64 379 82L376 102${arches}`,
    glass: 'M141 53L171 31Q177 27 188 27H205V53ZM212 27H236Q246 27 254 33L281 53H212Z',
    glint: 'M158 53L184 27H196L170 53ZM224 53L236 29 244 31 236 53Z',
    line: 'M136 57q-4 22 2 44M216 57q4 24-4 44',
  },
  touring: {
    body: `M18 102L13 85Q13 69 24 65Q72 56 130 54L166 26Q174 19 190 19H318Q332 19 340 30L358 58Q374 62 377 82L375 102${arches}`,
    glass: 'M141 53L171 29Q177 25 188 25H203V53ZM210 25H266V53H210ZM273 25H314Q324 25 330 34L340 53H273Z',
    glint: 'M158 53L182 25H194L168 53ZM226 53L242 25H254L238 53Z',
    line: 'M136 57q-4 22 2 44M207 57v44M270 57q2 14-8 22',
  },
  roadster: {
    body: `M18 102L13 85Q13 70 24 66Q80 58 150 58H158L168 60H262L276 55Q338 55 366 62Q377 66 379 84L376 102${arches}`,
    glass: 'M146 58L176 32 182 32 160 58Z',
    glint: 'M156 52L178 33 180 33 160 56Z',
    line: 'M162 62q-4 20 0 39M240 62q4 20-4 39',
  },
} as const;

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 99)`}>
      <circle r="27" fill="#14191c" />
      <circle r="18" fill="#cfd6d6" />
      <circle r="18" fill="none" stroke="#8b9698" strokeWidth="2.5" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          d="M-3-6L-5-14.500Q0-16.500 5-14.500L3-6Z"
          fill="#39424a"
          transform={`rotate(${turn + 12})`}
        />
      ))}
      <circle r="4" fill="#39424a" />
    </g>
  );
}

/** Nobody's car in particular, seen from its left side; 392 by 130. */
export function Car({ kind = 'coupe', paint }: { kind?: keyof typeof shapes; paint: Paint }) {
  const { body, glass, glint, line } = shapes[kind];
  return (
    <g>
      <ellipse cx="198" cy="125" rx="186" ry="6" fill="#14191c" opacity=".35" />
      <path d="M40 96h320v16H40z" fill="#14191c" />
      {kind === 'roadster' && (
        <g>
          <path d="M206 60q-2-16 8-18h6q8 2 8 18zM240 60q-2-12 6-14h6q6 2 6 14z" fill="#39424a" />
          <path d="M190 60q0-16 12-18 10 2 12 18z" fill="#4d3b63" />
          <path d="M196 42h9v-6h-9z" fill="#b97f5e" />
          <path d="M192 22q8-8 17-2 5 10-2 19-8 4-13-3z" fill="#d79c77" />
          <path d="M190 24q2-13 14-11 12 2 9 18l-3 6q-4-8-8-10-6 1-12-3z" fill="#6b3a20" />
        </g>
      )}
      <path d={body} fill={paint.body} />
      <path d={`M14 86Q100 80 200 82T378 86L376 102${arches}`} fill={paint.shade} />
      <path d="M24 65Q72 56 130 54L296 53Q342 54 366 60 340 60 296 60H134Q74 62 24 70Z" fill={paint.light} />
      <path d={glass} fill="#243640" />
      <path d={glint} fill="#6f95a8" />
      <path d={line} fill="none" stroke={paint.shade} strokeWidth="1.500" />
      <path d="M16 80Q100 75 200 76T379 80" fill="none" stroke="#f4f2ea" strokeWidth="2" />
      <path d="M190 66h14v3h-14z" fill="#f4f2ea" />
      <path d="M14 72q0-5 6-7l4 1v13h-9z" fill="#fff6cf" />
      <path d="M371 64q6 3 7 15h-7z" fill="#c93a22" />
      <path d="M30 74h9v4h-9z" fill="#f08a24" />
      <path d="M6 86h50v7H10q-4 0-4-7M340 86h46q0 7-4 7h-42z" fill="#dfe4e2" />
      <path d="M6 91h50v3H10zM340 91h45l-3 3h-42z" fill="#8b9698" />
      <Wheel x={88} />
      <Wheel x={308} />
    </g>
  );
}
