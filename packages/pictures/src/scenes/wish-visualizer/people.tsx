interface Person {
  ground: string;
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
  /** Behind the head, then over it. */
  back: string;
  front: string;
  glasses?: boolean;
}

/** Cut out of coloured paper: one side in the light, one in the shade. */
export const people = {
  Edda: {
    ground: '#ffd23e',
    skin: '#f7c7a4',
    shade: '#e29a74',
    hair: '#e9e4ee',
    cloth: '#2746c8',
    back: 'M16 34L20 12 34 4l16 6 6 22-6 12H22z',
    front: 'M20 30l2-16 12-8 14 8 2 16-8-12-12 4z',
    glasses: true,
  },
  Juri: {
    ground: '#58b6e8',
    skin: '#efb48c',
    shade: '#cf8a60',
    hair: '#3a1f1a',
    cloth: '#ff7a3d',
    back: 'M20 26l4-14h22l4 14z',
    front: 'M19 28l-1-14 12-10 20 2 4 10-4 12-4-10-18-2-5 4z',
  },
  Malik: {
    ground: '#ff7a3d',
    skin: '#7a452c',
    shade: '#5a2e1b',
    hair: '#1d0f14',
    cloth: '#fff3e2',
    back: 'M20 26V12l10-6h12l8 6v14z',
    front: 'M20 26l-1-14 10-7h12l9 7-1 14-3-9-11-3-12 3z',
  },
  Ines: {
    ground: '#d9b3e6',
    skin: '#e6a679',
    shade: '#c47e52',
    hair: '#1d0f14',
    cloth: '#b8326e',
    back: 'M14 54l4-38L34 4l18 10 4 40-12 4H24z',
    front: 'M19 34V14L34 4l16 10v20l-5-14-9-5-9 4z',
  },
  Tilda: {
    ground: '#b8326e',
    skin: '#fbd3b6',
    shade: '#eaa886',
    hair: '#e2582a',
    cloth: '#1f9c79',
    back: 'M22 12l4-10 16 0 6 10 2 16H20zM16 20l6-8v28l-8 4zM54 20l-6-8v28l8 4z',
    front: 'M20 28V12L34 4h6l10 8v16l-6-9H26z',
  },
  Hanna: {
    ground: '#2746c8',
    skin: '#f3bf98',
    shade: '#d9926a',
    hair: '#8a4a22',
    cloth: '#ffd23e',
    back: 'M17 42l1-28L34 3l18 11 1 28-8 4H24z',
    front: 'M18 38V14L34 3l17 11v24l-4-16-18-8-6 10z',
  },
} satisfies Record<string, Person>;

export type Name = keyof typeof people;

const shapes = [
  '2,6 64,0 70,66 4,70',
  '0,2 66,4 68,70 5,66',
  '4,0 70,5 65,68 0,70',
  '1,4 68,0 70,70 3,65',
] as const;

export function Portrait({ name, size = 56 }: { name: Name; size?: number }) {
  const { ground, skin, shade, hair, cloth, back, front, glasses }: Person = people[name];
  const cut = shapes[name.length % shapes.length];
  return (
    <svg className="portrait" viewBox="0 0 70 70" width={size} height={size} aria-hidden="true">
      <clipPath id={`cut-${name}-${size}`}>
        <polygon points={cut} />
      </clipPath>
      <g clipPath={`url(#cut-${name}-${size})`}>
        <path d="M0 0h70v70H0z" fill={ground} />
        <path d={back} fill={hair} />
        <path d="M4 72l4-14 20-8 7 5 7-5 20 8 6 14z" fill={cloth} />
        <path d="M28 40h14v11l-7 6-7-6z" fill={skin} />
        <path d="M28 44l14-2v7l-14 1z" fill={shade} />
        <path d="M21 20l6-10 16-1 6 10-1 16-7 12h-11l-8-12z" fill={skin} />
        <path d="M35 9l8 0 6 10-1 16-7 12h-6l3-12z" fill={shade} />
        <path d={front} fill={hair} />
        <path
          d={`M25.500 27q2.500-2 5 0m9 0q2.500-2 5 0M35 28l-2 7 3.500.5M29.500 40q5 4 10-.5${glasses ? 'M23 28a4.500 4.500 0 1 0 9 0 4.500 4.500 0 1 0-9 0m14.500 0a4.500 4.500 0 1 0 9 0 4.500 4.500 0 1 0-9 0m-5.500 0h5.500' : ''}`}
          fill="none"
          stroke="#2a1030"
          strokeWidth="1.800"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
