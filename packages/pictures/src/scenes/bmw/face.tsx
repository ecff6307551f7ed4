const hairs = {
  short: 'M15 22q-3-15 9-15 12 0 9 15l-2-5q-6 0-9-3-3 3-6 3z',
  bob: 'M13 30Q9 6 24 6t11 24l-5 1q2-9-1-14-6 0-9-3-1 4-3 5l1 12z',
  long: 'M12 42Q9 6 24 6t12 36h-6q2-16-1-25-6 0-9-3-2 5-3 6l1 22z',
  grey: 'M15 21q0-6 2-8 7-6 14 0 2 2 2 8l-2-3q0-5-7-5t-7 5z',
  cap: 'M14 18q0-11 10-11t10 11l-1 1H9q0-3 5-3z',
  curls: 'M13 24q-4-4 0-8 0-6 6-7 4-5 9-1 6-1 7 5 4 3 1 8l-2 3-2-6q-7 1-10-3-3 4-7 4z',
} as const;

export interface Person {
  name: string;
  skin: readonly [light: string, shade: string];
  hair: string;
  cut: keyof typeof hairs;
  coat: string;
  back: string;
  beard?: boolean;
  glasses?: boolean;
}

/** A portrait cut from planes: light from the left, as on the cars. */
export function Face({ person, size = 44 }: { person: Person; size?: number }) {
  const { skin, hair, cut, coat, back, beard, glasses, name } = person;
  const behind = cut === 'long' || cut === 'bob';
  return (
    <svg className="face" viewBox="0 0 48 48" width={size} height={size} role="img" aria-label={name}>
      <path d="M0 0h48v48H0z" fill={back} />
      {behind && <path d={hairs[cut]} fill={hair} />}
      <path d="M5 48q1-12 15-14h8q14 2 15 14z" fill={coat} />
      <path d="M24 36l7-2q11 2 12 14H24z" fill="#14191c" opacity=".18" />
      <path d="M20 28h8v7q-4 4-8 0z" fill={skin[1]} />
      <path d="M16 17q1-7 8-7t8 7v7q-1 8-8 9-7-1-8-9z" fill={skin[0]} />
      <path d="M25 10q7 1 7 7v7q-1 8-8 9 2-4 1-8l2-2-2-4z" fill={skin[1]} />
      {beard && <path d="M16 23q2 4 4 3 4-2 8 0 2 1 4-3v3q-1 9-8 9t-8-9z" fill={hair} />}
      <path d={hairs[cut]} fill={hair} />
      <path d="M19 20.500h3.200M26 20.500h3.200" stroke="#2a1d18" strokeWidth="1.300" />
      <path
        d="M21.500 28.500q2.500 1.500 5 0"
        stroke="#7d3a2c"
        strokeWidth="1.300"
        fill="none"
        strokeLinecap="round"
      />
      {glasses && (
        <path
          d="M17 18.500h6v5h-6zM25 18.500h6v5h-6zM23 20h2"
          fill="none"
          stroke="#14191c"
          strokeWidth="1.200"
        />
      )}
    </svg>
  );
}

const fair = ['#f0c3a0', '#d59c78'] as const;
const tan = ['#d9a06f', '#b67b4e'] as const;
const brown = ['#a86c45', '#854f30'] as const;

export const people = {
  you: { name: 'Henrike', skin: fair, hair: '#8a4a22', cut: 'bob', coat: '#3f6b58', back: '#d5e0d8' },
  anton: {
    name: 'Anton',
    skin: fair,
    hair: '#5a5f60',
    cut: 'grey',
    coat: '#2b5fa8',
    back: '#e9dcc3',
    glasses: true,
  },
  leyla: { name: 'Leyla', skin: tan, hair: '#1d1716', cut: 'long', coat: '#b5452f', back: '#cfe0ea' },
  marco: {
    name: 'Marco',
    skin: tan,
    hair: '#2a1d18',
    cut: 'short',
    coat: '#39424a',
    back: '#e4e9c0',
    beard: true,
  },
  ruth: {
    name: 'Ruth',
    skin: fair,
    hair: '#cfc8bb',
    cut: 'bob',
    coat: '#7a5a86',
    back: '#e6d3cd',
    glasses: true,
  },
  yves: { name: 'Yves', skin: brown, hair: '#14191c', cut: 'curls', coat: '#d9952b', back: '#cfd9dc' },
  jonte: {
    name: 'Jonte',
    skin: fair,
    hair: '#2b5fa8',
    cut: 'cap',
    coat: '#6b4a2a',
    back: '#dce5cf',
    beard: false,
  },
} satisfies Record<string, Person>;
