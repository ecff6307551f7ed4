import { Phone } from '../../shared/phone.tsx';
import { Icon } from './parts.tsx';

const rows = [
  {
    row: 13,
    note: 'in front of your row',
    seats: [
      ['13 A', 'Window', 14],
      ['13 D', 'Aisle', 14],
    ],
  },
  { row: 14, note: 'your row', seats: [] },
  {
    row: 16,
    note: 'two rows behind',
    seats: [
      ['16 A', 'Window', 14],
      ['16 B', 'Middle', 10],
    ],
  },
] as const;

export default function SeatList() {
  return (
    <Phone className="screen night" time="20:17">
      <header className="large">
        <span className="round">
          <Icon name="back" size={28} />
        </span>
        <h1>Free seats</h1>
        <span className="round on">
          <Icon name="text" size={28} />
        </span>
      </header>
      <p className="asked">For Mia, 7 years, now in 14 B</p>
      <ul className="filters">
        <li className="on">Near the family</li>
        <li>Window</li>
        <li>Under €12</li>
      </ul>
      <div className="rows">
        {rows.map(({ row, note, seats }) => (
          <section key={row}>
            <h2>
              Row {row} <small>{note}</small>
            </h2>
            {seats.length === 0 ? (
              <p className="ours">
                <Icon name="check" size={26} /> Lena, Mia, Tom and Jonas
              </p>
            ) : (
              <ul>
                {seats.map(([seat, place, euros]) => (
                  <li key={seat} className={seat === '13 A' ? 'focus' : undefined}>
                    <b>{seat}</b>
                    <span>{place}</span>
                    <strong>€{euros}</strong>
                    <Icon name="chevron" size={26} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
      <aside className="speech">
        <Icon name="sound" size={26} />
        <p>
          <i>Thirteen A, window,</i> fourteen euros, in front of Lena. One of nine. Double tap to move Mia
          here.
        </p>
      </aside>
    </Phone>
  );
}
