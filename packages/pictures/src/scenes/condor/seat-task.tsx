import { Phone } from '../../shared/phone.tsx';
import { Cabin } from './cabin.tsx';
import { family } from './parts.tsx';

/** The same flight before anybody has a seat: what the prototype on the case's page begins with. */
export default function SeatTask() {
  return (
    <Phone className="screen day task" time="20:14">
      <header className="top">
        <div className="route">
          <h1>
            Frankfurt <i /> Palma
          </h1>
          <p>Sat 15 July, 06:40 to 08:55</p>
        </div>
        <div className="views">
          <b>Map</b>
          <span>List</span>
        </div>
      </header>
      <ul className="people">
        {family.map(({ name, initial }) => (
          <li key={name} className={name === 'Lena' ? 'current' : undefined}>
            <b>{initial}</b>
            <span>
              {name}
              <small>waits</small>
            </span>
          </li>
        ))}
      </ul>
      <Cabin rows={[9, 10, 11, 12, 13, 14, 15, 16, 17, 18]} seated={[]} />
      <section className="sheet">
        <div className="together">
          <span className="tick count">0</span>
          <div>
            <h2>Nobody has a seat yet</h2>
            <p>Choose a free seat for Lena.</p>
          </div>
        </div>
        <div className="pay">
          <p>
            <strong>€0</strong>
            <span>0 seats, 0 taps</span>
          </p>
          <span className="button">Keep these seats</span>
        </div>
      </section>
    </Phone>
  );
}
