const towns = [
  [128, 700, 'Frankfurt', 'you, platform 9'],
  [222, 582, 'Fulda', 'signal fault until 06:40'],
  [392, 356, 'Berlin', '11:02'],
  [350, 128, 'Stralsund', '15:39'],
  [300, 70, 'Vitte', '19:15'],
] as const;

/** From the Main to the Baltic: rail, then water, and the place where it sticks. */
export function Corridor() {
  return (
    <svg viewBox="0 0 520 840" aria-hidden="true">
      <path d="M0 0h520v840H0z" fill="#173d4d" />
      <path
        d="M0 196c30-10 50 8 80-6s40-40 74-34 40 40 72 26 40-40 74-52 60 6 84-10 20-46 48-40 40 40 88 46V840H0z"
        fill="#18392b"
      />
      <path
        d="M348 66c20-20 52-14 60 6s22 18 18 34-34 22-50 12-44-30-28-52M284 40c8-8 14 0 12 14s-2 26-12 28-10-30 0-42"
        fill="#22503c"
      />
      <path
        d="M40 640c60-50 130-40 180-76s90-20 130-46 90 20 84 70-60 60-110 84-110 66-180 60-140-50-104-92z"
        fill="#1f4a37"
      />
      <g fill="none" stroke="#2f6f8f" strokeLinecap="round">
        <path d="M0 778c40-20 70 10 128-20s80 20 130 0 80 40 140 20" strokeWidth="5" />
        <path d="M150 170c10 60 60 80 90 130s80 60 110 130 90 80 170 100" strokeWidth="5" />
        <path d="M520 240c-30 50-20 120-50 170" strokeWidth="5" />
      </g>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M128 700c20-60 60-80 94-118s20-100 60-140 60-50 110-86c20-60-20-120-42-228"
          stroke="#0d2219"
          strokeWidth="12"
        />
        <path
          d="M128 700c20-60 60-80 94-118s20-100 60-140 60-50 110-86c20-60-20-120-42-228"
          stroke="#6fc07a"
          strokeWidth="6"
        />
        <path d="M128 700c20-60 60-80 94-118" stroke="#f0b429" strokeWidth="6" />
        <path d="M350 128c-30-10-56-20-50-58" stroke="#7cc3e0" strokeWidth="6" strokeDasharray="1 11" />
      </g>
      {towns.map(([x, y, town, note]) => (
        <g key={town} className={town === 'Fulda' ? 'town fault' : 'town'}>
          <circle
            cx={x}
            cy={y}
            r="9"
            fill="#10261d"
            stroke={town === 'Fulda' ? '#f0b429' : '#fff'}
            strokeWidth="4"
          />
          <text x={x + 22} y={y - 2}>
            {town}
          </text>
          <text x={x + 22} y={y + 18} className="note">
            {note}
          </text>
        </g>
      ))}
      <g className="waters">
        <text x="40" y="80">
          Baltic Sea
        </text>
        <text x="186" y="330">
          Elbe
        </text>
        <text x="330" y="812">
          Main
        </text>
      </g>
    </svg>
  );
}
