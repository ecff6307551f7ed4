import { Blocks } from './blocks.tsx';
import { Calendar } from './calendar.tsx';
import { AppPhone, Face, Icon } from './parts.tsx';

type Turn = 'early' | 'late' | 'night';

/** Her March: the sun rises, sets, or is down. */
const turns: Record<Turn, { days: readonly number[]; row: string; hours: string }> = {
  early: { days: [1, 2, 3, 13, 14, 15, 27, 28], row: 'q3a q0a', hours: 'Early 6 to 14' },
  late: { days: [6, 7, 8, 22, 23, 24, 30, 31], row: 'q2p q1p', hours: 'Late 14 to 22' },
  night: { days: [17, 18, 19], row: 's0k s0k', hours: 'Night 22 to 6' },
};

const turnOf = (day: number) => Object.values(turns).find(({ days }) => days.includes(day));

const mark = (day: number) => {
  const turn = turnOf(day);
  return turn ? <Blocks rows={[turn.row]} width={28} /> : null;
};

const dress = (day: number) => {
  if (day === 18) return 'give';
  if (day === 21) return 'take';
  if (day < 14) return 'past';
  return day === 14 ? 'today' : undefined;
};

const derya = { skin: '#dca67c', hair: '#1f1718', cloth: '#2364b8', ground: '#ffd98a', cut: 'bob' } as const;
const own = { skin: '#f3cfb4', hair: '#8c4a20', cloth: '#1b1a22', ground: '#f6c1b4', cut: 'bun' } as const;

export default function Shift() {
  return (
    <AppPhone of="Shift" time="16:31">
      <header className="month">
        <div>
          <h1>March</h1>
          <p>152 of 160 hours</p>
        </div>
        <span className="tap">
          <Icon name="back" />
        </span>
        <span className="tap">
          <Icon name="next" />
        </span>
      </header>
      <Calendar before={2} days={31} dress={dress} mark={mark} />
      <ul className="legend">
        {Object.entries(turns).map(([name, { row, hours }]) => (
          <li key={name}>
            <Blocks rows={[row]} width={18} />
            {hours}
          </li>
        ))}
      </ul>
      <section className="offer">
        <p className="asks">
          <b>Derya asks to swap</b>
          <span>Answer by 20:00</span>
        </p>
        <ul className="trade">
          <li>
            <Face {...own} size={52} />
            <p>
              <span>You give her</span>
              <b>Sat 18, night</b>
            </p>
            <Blocks rows={[turns.night.row]} width={44} />
          </li>
          <li>
            <Face {...derya} size={52} />
            <p>
              <span>You take hers</span>
              <b>Tue 21, early</b>
            </p>
            <Blocks rows={[turns.early.row]} width={44} />
          </li>
        </ul>
        <p className="rule">
          <Icon name="check" size={20} />
          11 hours of rest on both sides, same hours
        </p>
        <div className="two-acts">
          <span className="act">Swap with Derya</span>
          <span className="act quiet">Decline</span>
        </div>
      </section>
    </AppPhone>
  );
}
