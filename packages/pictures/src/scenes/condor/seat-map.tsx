import { Phone } from '../../shared/phone.tsx';
import { Cabin } from './cabin.tsx';
import { family, Icon, TopBar } from './parts.tsx';

export default function SeatMap() {
  return (
    <Phone className="screen day" time="20:14">
      <TopBar />
      <ul className="people">
        {family.map(({ name, initial, seat, age }) => (
          <li key={name} className={name === 'Mia' ? 'current' : undefined}>
            <b>{initial}</b>
            <span>
              {name}
              <small>{age === 'Adult' ? seat : `${seat}, ${age.replace(' years', '')}`}</small>
            </span>
          </li>
        ))}
      </ul>
      <Cabin rows={[9, 10, 11, 12, 13, 14, 15, 16, 17, 18]} />
      <section className="sheet">
        <div className="together">
          <span className="tick">
            <Icon name="check" size={18} />
          </span>
          <div>
            <h2>All four in row 14</h2>
            <p>Children between the grown-ups. Tap a person, then a seat, to change.</p>
          </div>
        </div>
        <div className="pay">
          <p>
            <strong>€52</strong>
            <span>4 seats, both ways €104</span>
          </p>
          <span className="button">Keep these seats</span>
        </div>
      </section>
    </Phone>
  );
}
