export interface Officer {
  name: string;
  skin: readonly [light: string, shade: string];
  hair: string;
  cut: 'bun' | 'parted' | 'braids' | 'bald' | 'waves';
  coat: readonly [light: string, shade: string];
  shirt: string;
}

export const officers = {
  lind: {
    name: 'Mr Lind',
    skin: ['#edc09b', '#c98f68'],
    hair: '#8d8577',
    cut: 'bald',
    coat: ['#5e6f64', '#45544b'],
    shirt: '#f5efe0',
  },
  okafor: {
    name: 'Ms Okafor',
    skin: ['#94593a', '#6f3d26'],
    hair: '#20140e',
    cut: 'braids',
    coat: ['#a3244a', '#7b1636'],
    shirt: '#fbe6c2',
  },
  petrov: {
    name: 'Mr Petrov',
    skin: ['#e8b48c', '#c08560'],
    hair: '#3a2416',
    cut: 'parted',
    coat: ['#2f4b8f', '#20356a'],
    shirt: '#f5efe0',
  },
  haas: {
    name: 'Dr Haas',
    skin: ['#f0c7a6', '#cf9873'],
    hair: '#b9b2a4',
    cut: 'bun',
    coat: ['#3b2a14', '#281b0b'],
    shirt: '#e6b84c',
  },
  brandl: {
    name: 'Eva Brandl',
    skin: ['#edc09b', '#c98f68'],
    hair: '#a4561f',
    cut: 'waves',
    coat: ['#1d6b4f', '#124a36'],
    shirt: '#f5efe0',
  },
} satisfies Record<string, Officer>;

function Hair({ cut, hair }: Pick<Officer, 'cut' | 'hair'>) {
  switch (cut) {
    case 'bun':
      return (
        <path
          fill={hair}
          d="M-20-88q-3-26 20-27 23 1 20 27-3-12-10-16-14 2-20-3-6 8-10 19ZM-9-114q-2-12 9-12t9 12Z"
        />
      );
    case 'parted':
      return <path fill={hair} d="M-20-84q-5-32 14-32 6-4 14 1 16 2 12 31l-4-14q-14 0-22-9-8 6-11 11Z" />;
    case 'bald':
      return (
        <path
          fill={hair}
          d="M-20-82q-3-14 3-22-1 12 1 20ZM20-82q3-14-3-22 1 12-1 20ZM-14-74q2 20 14 21t14-21q-6 6-14 4-8 2-14-4Z"
        />
      );
    case 'waves':
      return (
        <path
          fill={hair}
          d="M-27-52q-8-24 2-40 2-25 25-25t25 25q10 16 2 40-6 3-11 0 6-18 2-36-12-2-19-10-5 8-15 12-4 18 0 34-6 3-11 0Z"
        />
      );
    default:
      return (
        <path fill={hair} d="M-20-84q-4-31 20-31t20 31l5 38-8 2-4-38q-4-12-12-18-10 2-16 12l-2 46-9-2Z" />
      );
  }
}

/** Head and shoulders above a desk; the desk's edge is y 0. Light comes from the left. */
export function Clerk({ officer }: { officer: Officer }) {
  const { skin, coat, shirt } = officer;
  const eye = '#2a170c';
  return (
    <g>
      <path fill={coat[0]} d="M-46 0Q-46-46-16-53H16Q46-46 46 0Z" />
      <path fill={coat[1]} d="M6-53h10Q46-46 46 0H14Z" />
      <path fill={shirt} d="M-13-54L0-30 13-54Z" />
      <path fill={skin[1]} d="M-9-66H9v12Q0-44-9-54Z" />
      <path fill={skin[0]} d="M-18-92q0-20 18-20t18 20v10q-2 21-18 25-16-4-18-25Z" />
      <path fill={skin[1]} d="M3-112q15 2 15 20v10q-2 21-18 25 8-8 7-18l4-4-5-8Z" />
      <Hair cut={officer.cut} hair={officer.hair} />
      <path fill="none" stroke={eye} strokeWidth="2" strokeLinecap="round" d="M-13-86q4 3 7 0M6-86q4 3 7 0" />
      <path
        fill="none"
        stroke={eye}
        strokeWidth="1.800"
        strokeLinecap="round"
        d="M-13-92q4-2 7-1M6-93q4-1 7 1"
      />
      <path fill="none" stroke="#8a3424" strokeWidth="2" strokeLinecap="round" d="M-5-68q5 3 10 0" />
    </g>
  );
}

export function Portrait({
  officer,
  size = 48,
  back = '#e8cf9a',
}: {
  officer: Officer;
  size?: number;
  back?: string;
}) {
  return (
    <svg
      className="portrait"
      viewBox="-43 -124 86 86"
      width={size}
      height={size}
      role="img"
      aria-label={officer.name}
    >
      <path fill={back} d="M-43-124h86v86h-86z" />
      <Clerk officer={officer} />
    </svg>
  );
}
