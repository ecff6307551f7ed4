/** Halm is the stalk: the l bears an ear. Drawn on an x-height of 100. */
export const leaf = 'M0 4C-15 -10 -15 -34 0 -50C15 -34 15 -10 0 4Z';

export const skeleton = [
  'M12 0V-172',
  'M12 -50A38 38 0 0 1 88 -50V0',
  'M210 -50A38 38 0 1 1 134 -50A38 38 0 1 1 210 -50',
  'M210 -100V0',
  'M259 0V-180',
  'M308 -100V0',
  'M308 -54A34 34 0 0 1 376 -54V0',
  'M376 -54A34 34 0 0 1 444 -54V0',
] as const;

export const ear = [
  [259, -172, 0],
  [249, -156, -40],
  [269, -156, 40],
  [249, -120, -40],
  [269, -120, 40],
] as const;

interface HalmProps {
  width: number;
  colour: string;
  /** Colour of the ear; the letters' own where none is given. */
  grain?: string;
  weight?: number;
}

export function Halm({ width, colour, grain = colour, weight = 24 }: HalmProps) {
  return (
    <svg viewBox="-4 -224 464 230" width={width} height={(width * 230) / 464} aria-hidden="true">
      <path d={skeleton.join('')} fill="none" stroke={colour} strokeWidth={weight} />
      <g fill={grain}>
        {ear.map(([x, y, turn]) => (
          <path key={`${x} ${y}`} d={leaf} transform={`translate(${x} ${y}) rotate(${turn})`} />
        ))}
      </g>
    </svg>
  );
}

/** The ear alone: for an icon, a stamp, a seal. */
export function Ear({ height, colour, stalk = colour }: { height: number; colour: string; stalk?: string }) {
  return (
    <svg viewBox="214 -222 90 232" width={(height * 90) / 232} height={height} aria-hidden="true">
      <path d="M259 10V-176" stroke={stalk} strokeWidth="14" />
      <g fill={colour}>
        {[...ear, [249, -84, -40], [269, -84, 40]].map(([x, y, turn]) => (
          <path key={`${x} ${y}`} d={leaf} transform={`translate(${x} ${y}) rotate(${turn})`} />
        ))}
      </g>
    </svg>
  );
}

/** Letters let into a loaf, four cuts across its top. */
export function Loaf({ width, colour, ground }: { width: number; colour: string; ground: string }) {
  return (
    <svg viewBox="0 0 320 220" width={width} height={(width * 220) / 320} aria-hidden="true">
      <path d="M0 220V120C0 40 70 0 160 0S320 40 320 120V220Z" fill={colour} />
      <path d="M84 66L112 28M132 66L160 20M180 66L208 20M228 66L252 32" stroke={ground} strokeWidth="12" />
      <g fill="none" stroke={ground} strokeWidth="17">
        <path d="M36 96V196M36 146H88M88 96V196" />
        <path d="M108 196L138 98L168 196M118 168H158" />
        <path d="M190 96V188H232" />
        <path d="M250 196V100L270 150L290 100V196" strokeLinejoin="bevel" />
      </g>
    </svg>
  );
}

/** Four capitals of one width, scored with one blade. */
export function Scored({ width, colour, ground }: { width: number; colour: string; ground: string }) {
  return (
    <svg viewBox="0 0 424 96" width={width} height={(width * 96) / 424} aria-hidden="true">
      <path
        d="M0 0H32V32H64V0H96V96H64V64H32V96H0ZM106 96L138 0H170L202 96H168L154 46L140 96ZM212 0H244V64H300V96H212ZM310 96V0H344L367 44L390 0H424V96H394V52L376 88H358L340 52V96Z"
        fill={colour}
      />
      <path d="M-20 84L444 22" stroke={ground} strokeWidth="8" />
    </svg>
  );
}
