import { Clerk, type Officer, officers } from './clerk.tsx';

const widths = [208, 256, 400, 256, 240] as const;
const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));

const tones = {
  past: { wall: '#e3c78c', deep: '#d3b272', floor: '#a9823f', thing: '#8a6630' },
  now: { wall: '#fff1c4', deep: '#fbdf96', floor: '#c58d35', thing: '#8a5a12' },
  next: { wall: '#6d5430', deep: '#5d4626', floor: '#43301a', thing: '#4b3720' },
} as const;

type Tone = keyof typeof tones;

function Desk({ x, tone, width = 168 }: { x: number; tone: Tone; width?: number }) {
  const { thing, floor } = tones[tone];
  return (
    <g transform={`translate(${x} 232)`}>
      <path fill={thing} d={`M${-width / 2} 0h${width}v10H${-width / 2}z`} />
      <path fill={floor} d={`M${-width / 2 + 8} 10h${width - 16}v26H${-width / 2 + 8}z`} opacity=".6" />
      <path fill={thing} d={`M${-width / 2 + 6} 10h9v58h-9zM${width / 2 - 15} 10h9v58h-9z`} />
    </g>
  );
}

function Sitting({ officer, x }: { officer: Officer; x: number }) {
  return (
    <g transform={`translate(${x} 232)`}>
      <path fill="#5a3d18" d="M-34-60q34-10 68 0v60h-68z" />
      <Clerk officer={officer} />
    </g>
  );
}

function Lamp({ x, lit }: { x: number; lit: boolean }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path fill="#2a1c0a" d="M-1 12h2v44h-2z" />
      {lit && <path fill="#fff8df" d="M-22 74h44l64 194h-172z" opacity=".75" />}
      <path fill={lit ? '#a3244a' : '#2a1c0a'} d="M-26 74q2-20 26-20t26 20z" />
      {lit && <path fill="#fff" d="M-14 74h28q-4 8-14 8t-14-8z" />}
    </g>
  );
}

function Shelf({
  x,
  y,
  rows,
  columns,
  tone,
}: {
  x: number;
  y: number;
  rows: number;
  columns: number;
  tone: Tone;
}) {
  const { thing, deep } = tones[tone];
  const binders =
    tone === 'next'
      ? ['#59452a', '#4b3a22', '#634d2e']
      : ['#1d6b4f', '#a3244a', '#2f4b8f', '#e6b84c', '#fffdf7'];
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={thing} d={`M-4-4h${columns * 15 + 8}v${rows * 42 + 6}h${-columns * 15 - 8}z`} />
      <path
        fill={deep}
        d={Array.from({ length: rows }, (_, row) => `M0 ${row * 42}h${columns * 15}v38H0z`).join('')}
      />
      {cells
        .filter((cell) => cell % 7 !== 3)
        .map((cell) => (
          <path
            key={`binder-${cell}`}
            fill={binders[(cell * 5 + Math.floor(cell / columns)) % binders.length]}
            d={`M${(cell % columns) * 15 + 1} ${Math.floor(cell / columns) * 42 + 5 + (cell % 3) * 2}h12v${33 - (cell % 3) * 2}h-12z`}
          />
        ))}
    </g>
  );
}

function Window({ x, dusk }: { x: number; dusk?: boolean }) {
  return (
    <g transform={`translate(${x} 60)`}>
      <path fill={dusk ? '#2a1c0a' : '#8a6630'} d="M-6-6h96v112H-6z" />
      <path fill={dusk ? '#3a4a63' : '#c8dbe0'} d="M0 0h84v100H0z" />
      <path fill={dusk ? '#2f3d53' : '#a9c3a0'} d="M0 70q20-22 42-8t42-10v48H0z" />
      <path fill={dusk ? '#2a1c0a' : '#8a6630'} d="M39 0h6v100h-6zM0 44h84v5H0z" />
    </g>
  );
}

/** The file: the only thing in the house that is this yellow. */
function File({ x, y, tilt = 0 }: { x: number; y: number; tilt?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <path fill="#c9922a" d="M-40-4h34l6-8h26l6 8h8V4h-80z" />
      <path fill="#fffdf7" d="M-34-9h66v9h-66z" />
      <path fill="#f0b93a" d="M-42-3h84l-3 9h-78z" />
    </g>
  );
}

/** The office in section: five rooms, and the light is on where the file lies. 1360 by 340. */
export function House() {
  return (
    <svg className="house" viewBox="0 0 1360 340" width="1360" height="340" aria-hidden="true">
      {(['past', 'past', 'now', 'next', 'next'] as const).map((tone, room) => (
        <g key={starts[room]} transform={`translate(${starts[room]} 0)`}>
          <path fill={tones[tone].wall} d={`M0 12h${widths[room]}v288H0z`} />
          <path fill={tones[tone].deep} d={`M0 236h${widths[room]}v34H0z`} />
          <path fill={tones[tone].floor} d={`M0 268h${widths[room]}v32H0z`} />
        </g>
      ))}
      <Shelf x={26} y={64} rows={3} columns={10} tone="past" />
      <path fill="#8a6630" d="M20 216h168v52H20z" />
      <path fill="#a9823f" d="M20 216h168v9H20z" />
      <path fill="#fffdf7" d="M40 206h52v10H40zM44 200h44v6H44zM120 208h40v8h-40z" />
      <path fill="#fffdf7" d="M104 24a16 16 0 1 1 0 32 16 16 0 0 1 0-32z" />
      <path fill="none" stroke="#2a1c0a" strokeWidth="3" strokeLinecap="round" d="M104 31v9h7" />
      <Window x={230} />
      <Lamp x={396} lit={false} />
      <Sitting officer={officers.lind} x={352} />
      <Desk x={352} tone="past" />
      <path fill="#fffdf7" d="M290 226h40v6h-40zM378 224h44v8h-44z" />
      <Shelf x={484} y={84} rows={4} columns={6} tone="now" />
      <path fill="#8a5a12" d="M776 78h76v72h-76z" />
      <path fill="#d9a54a" d="M781 83h66v62h-66z" />
      <path fill="#fffdf7" d="M787 89h24v30h-24zM818 96h22v20h-22z" />
      <path fill="#f3b9ac" d="M817 122h24v16h-24z" />
      <path fill="#1d6b4f" d="M797 87h5v5h-5zM827 94h5v5h-5z" />
      <path fill="#a3244a" d="M827 120h5v5h-5zM787 125h24v4h-24zM787 132h16v4h-16z" />
      <Lamp x={686} lit />
      <path
        fill="#1d6b4f"
        transform="translate(0 -12)"
        d="M806 268q-4-46-26-70 24 10 30 40 2-40 20-64 2 40-12 68 14-18 30-18-20 18-24 44z"
      />
      <path fill="#a3244a" d="M792 238h46l-6 34h-34z" />
      <Sitting officer={officers.okafor} x={664} />
      <Desk x={676} tone="now" width={216} />
      <File x={676} y={228} />
      <path fill="#2a1c0a" d="M744 190h44v32h-44zM762 222h8v8h-8zM752 229h28v3h-28z" />
      <path fill="#c8dbe0" d="M748 194h36v24h-36z" />
      <Lamp x={992} lit={false} />
      <Desk x={992} tone="next" />
      <path fill="#35250f" d="M966 176q26-8 52 0v56h-52z" />
      <Shelf x={886} y={150} rows={2} columns={2} tone="next" />
      <path fill="#35250f" d="M1036 206h30v26h-30z" />
      <Window x={1220} dusk />
      <Desk x={1210} tone="next" width={150} />
      <path fill="#35250f" d="M1164 160q26-10 52 0v72h-52z" />
      <path fill="#2a1c0a" d="M0 0h1360v14H0zM0 298h1360v10H0z" />
      {[0, ...starts.slice(1), 1352].map((x) => (
        <path key={x} fill="#2a1c0a" d={`M${x} 0h8v300h-8z`} />
      ))}
      {starts.slice(1).map((x, door) => (
        <path key={x} fill={door < 2 ? tones.past.floor : '#43301a'} d={`M${x} 186h8v82h-8z`} />
      ))}
      <g fill="none" strokeLinecap="round">
        <path stroke="#2a1c0a" strokeWidth="4" strokeDasharray="0.100 12" d="M100 284H640" />
        <path stroke="#b59a68" strokeWidth="4" strokeDasharray="0.100 12" d="M704 284H1340" />
      </g>
      <path fill="#2a1c0a" d="M664 276l16 8-16 8z" />
    </svg>
  );
}
