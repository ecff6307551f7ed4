import { Frame, Icon, type IconName } from './parts.tsx';

interface Part {
  kind: 'train' | 'ferry' | 'bed';
  icon: IconName;
  title: string;
  day: string;
  from: [string, string];
  to: [string, string];
  facts: readonly (readonly [string, string])[];
  each: string;
  sum: string;
}

const parts: readonly Part[] = [
  {
    kind: 'train',
    icon: 'train',
    title: 'Two trains, one ticket',
    day: 'Fri 13 Sept',
    from: ['06:13', 'Frankfurt Hbf'],
    to: ['13:39', 'Stralsund'],
    facts: [
      ['Seats', '61, 62 and 33, 34'],
      ['Change', 'Berlin, 22 min'],
      ['Bound to', 'These trains'],
    ],
    each: '2 × €59.90',
    sum: '119.80',
  },
  {
    kind: 'ferry',
    icon: 'ferry',
    title: 'Ferry',
    day: 'Fri 13 Sept',
    from: ['14:30', 'Stralsund quay'],
    to: ['16:40', 'Vitte quay'],
    facts: [
      ['Deck', 'Free choice'],
      ['Change', '51 min, 18 on foot'],
      ['Bound to', 'The day'],
    ],
    each: '2 × €18.40',
    sum: '36.80',
  },
  {
    kind: 'bed',
    icon: 'bed',
    title: 'Bed, two nights',
    day: '13 to 15 Sept',
    from: ['16:51', 'Anna, Vitte'],
    to: ['10:30', 'Sunday'],
    facts: [
      ['Room', 'Under the roof'],
      ['Key', 'Until 22:00'],
      ['Free until', 'Tuesday'],
    ],
    each: '2 nights × €94.00',
    sum: '188.00',
  },
];

export default function Basket() {
  return (
    <Frame step="Basket" count={3} className="pay">
      <section className="stubs">
        <header>
          <h1>One basket, three parts, coupled</h1>
          <p>
            <Icon name="chain" /> If one part moves, we move the others. Nobody pays twice.
          </p>
        </header>
        {parts.map(({ kind, icon, title, day, from, to, facts, each, sum }) => (
          <article key={kind} className={kind}>
            <div className="spine">
              <Icon name={icon} size={30} />
            </div>
            <div className="body">
              <p className="title">
                <b>{title}</b> {day}
              </p>
              <div className="way">
                <p>
                  <b>{from[0]}</b> {from[1]}
                </p>
                <i />
                <p>
                  <b>{to[0]}</b> {to[1]}
                </p>
              </div>
              <dl>
                {facts.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className="counterfoil">
              <small>{each}</small>
              <b>€{sum}</b>
              <span>Change</span>
            </div>
          </article>
        ))}
      </section>
      <aside className="till">
        <h2>Who travels</h2>
        <div className="field filled">
          <small>First traveller</small> Hanne Voss
          <Icon name="check" />
        </div>
        <div className="field typing">
          <small>Second traveller</small> Mattis Le
          <i />
        </div>
        <p className="hint">As on the identity card, the ferry asks for it.</p>
        <h2>Paid by</h2>
        <ul>
          <li className="on">
            <b>Direct debit</b> DE•• •••• •••• 4471
          </li>
          <li>
            <b>Card</b> Credit or debit
          </li>
        </ul>
        <dl>
          <div>
            <dt>Trains</dt>
            <dd>119.80</dd>
          </div>
          <div>
            <dt>Ferry</dt>
            <dd>36.80</dd>
          </div>
          <div>
            <dt>Bed</dt>
            <dd>188.00</dd>
          </div>
        </dl>
        <p className="total">
          Total <b>€344.60</b>
        </p>
        <p className="carbon-line">
          <Icon name="leaf" /> 58 kg of carbon for two, by car 116 kg
        </p>
        <span className="button">Book all three</span>
        <p className="one">One payment, one confirmation, one number to call.</p>
      </aside>
    </Frame>
  );
}
