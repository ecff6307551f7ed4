import { Phone } from '../../shared/phone.tsx';
import { Cabin } from './cabin.tsx';
import { Icon, TopBar } from './parts.tsx';

const facts = [
  { icon: 'leg', name: 'Legroom', looked: '84 cm', kept: '76 cm', share: [0.92, 0.6] },
  { icon: 'sun', name: 'Sun', looked: 'Shade until landing', kept: 'Away from window' },
  { icon: 'wing', name: 'View', looked: 'Behind the wing', kept: 'None' },
  { icon: 'plug', name: 'Power', looked: 'USB-C, 60 W', kept: 'USB-C, 60 W' },
  { icon: 'walk', name: 'Lavatory', looked: '11 rows', kept: '9 rows' },
] as const;

export default function SeatFacts() {
  return (
    <Phone className="screen day" time="20:16">
      <TopBar action="close" />
      <Cabin rows={[10, 11, 12, 13, 14]} looked="12F" />
      <section className="sheet facts">
        <div className="versus">
          <div>
            <h2>12F</h2>
            <p>Window, exit row</p>
          </div>
          <span className="swap">
            <Icon name="swap" size={20} />
          </span>
          <div>
            <h2>14D</h2>
            <p>Aisle, Jonas sits here</p>
          </div>
        </div>
        <table className="compare">
          <tbody>
            {facts.map(({ icon, name, looked, kept }) => (
              <tr key={name}>
                <td>
                  <b>{looked}</b>
                </td>
                <th>
                  <Icon name={icon} size={20} />
                  {name}
                </th>
                <td>{kept}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="warn">
          <b>Two rows from Mia and Tom.</b> Children under 12 may not sit in an exit row.
        </p>
        <div className="pay">
          <p>
            <strong>+ €18</strong>
            <span>€32 instead of €14</span>
          </p>
          <span className="button">Move Jonas to 12F</span>
        </div>
      </section>
    </Phone>
  );
}
