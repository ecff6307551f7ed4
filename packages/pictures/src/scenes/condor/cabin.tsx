import { family, type Traveller } from './parts.tsx';

const letters = ['A', 'B', 'C', '', 'D', 'E', 'F'] as const;

/** What is taken in each row; the rest is free. */
const taken: Record<number, string> = {
  9: 'ACDF',
  10: 'BCDE',
  11: 'ABF',
  12: 'CD',
  13: 'BCEF',
  14: 'EF',
  15: 'ABDEF',
  16: 'CF',
  17: 'ABCE',
  18: 'DF',
};

/** More room in the rows at the exit. */
const isExit = (row: number) => row === 12;

export function price(row: number, letter: string): number {
  if (isExit(row)) return letter === 'A' || letter === 'F' ? 32 : 28;
  const near = row < 12 ? 2 : 0;
  return (letter === 'B' || letter === 'E' ? 10 : 14) + near;
}

interface SeatProps {
  row: number;
  letter: string;
  /** Looked at, not taken yet. */
  looked: boolean;
  seated: readonly Traveller[];
}

function Seat({ row, letter, looked, seated }: SeatProps) {
  const traveller = seated.find(({ seat }) => seat === `${row}${letter}`);
  if (traveller) {
    return (
      <span className="seat mine">
        <b>{traveller.initial}</b>
      </span>
    );
  }
  if (taken[row]?.includes(letter)) return <span className="seat taken" />;
  return (
    <span className={looked ? 'seat looked' : 'seat'}>
      <small>€</small>
      {price(row, letter)}
    </span>
  );
}

interface CabinProps {
  rows: readonly number[];
  looked?: string;
  /** Who has a seat. Default the whole family. */
  seated?: readonly Traveller[];
}

export function Cabin({ rows, looked, seated = family }: CabinProps) {
  const familyRow = seated.length > 0 ? 14 : undefined;
  return (
    <div className="cabin">
      <div className="letters">
        {letters.map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row} className={isExit(row) ? 'row exit' : row === familyRow ? 'row family' : 'row'}>
          {letters.map((letter) =>
            letter === '' ? (
              <i key={letter}>{row}</i>
            ) : (
              <Seat
                key={letter}
                row={row}
                letter={letter}
                looked={looked === `${row}${letter}`}
                seated={seated}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
