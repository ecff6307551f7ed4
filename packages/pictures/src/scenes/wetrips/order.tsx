import { Frame, Icon } from './parts.tsx';
import { Face, type Name } from './people.tsx';
import { Valley } from './valley.tsx';

interface Change {
  time: string;
  by: Name;
  what: string;
  was: string;
  /** Made without a network on this phone. */
  here: boolean;
}

const changes: readonly Change[] = [
  { time: '14:31', by: 'Jule', what: 'Parking, €8.00', was: 'Split in three', here: true },
  { time: '14:40', by: 'Kasia', what: 'Bread and cheese', was: '€23.40, for six', here: false },
  { time: '14:47', by: 'Jule', what: 'Meet at the bridge', was: '15:10, agreed', here: true },
  { time: '14:52', by: 'Nora', what: 'Late, make it 15:25', was: 'Was 15:10', here: false },
];

export default function Order() {
  return (
    <Frame time="16:04" className="order">
      <Valley hour="night" van={false} />
      <header>
        <p>
          <Icon name="check" size={20} /> Back on the network
        </p>
        <h1>
          Four changes,
          <br />
          put in order
        </h1>
      </header>
      <section className="lanes">
        <p className="heads">
          <b>This phone</b>
          <b>Everyone</b>
        </p>
        <svg viewBox="0 0 354 330" aria-hidden="true">
          <g fill="none" strokeWidth="3" strokeLinecap="round">
            <path d="M22 0v176c0 60 152 40 152 100v54" stroke="#f3a86a" />
            <path d="M332 0v240c0 50-152 10-152 60v30" stroke="#6fcabf" />
          </g>
        </svg>
        <ol>
          {changes.map(({ time, by, what, was, here }) => (
            <li key={time} className={here ? 'here' : 'there'}>
              <Face name={by} size={44} />
              <div>
                <h2>{what}</h2>
                <p>
                  {time} · {was}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="decide">
        <h3>Two of you moved dinner. Which one?</h3>
        <div>
          <p className="on">
            <Face name="Amir" size={40} />
            <b>Trout at Polonka</b>
            <span>19:30, 4 yes</span>
          </p>
          <p>
            <Face name="Kasia" size={40} />
            <b>Pizza in Kobarid</b>
            <span>20:00, 2 yes</span>
          </p>
        </div>
        <span className="button">Ask all six again</span>
      </section>
    </Frame>
  );
}
