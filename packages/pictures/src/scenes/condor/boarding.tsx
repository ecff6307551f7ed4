import { Phone } from '../../shared/phone.tsx';
import { family, Icon } from './parts.tsx';

/** A code that no scanner takes: the modules follow a fixed sequence. */
function Code() {
  let state = 20230715;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const modules: string[] = [];
  for (let y = 0; y < 25; y += 1) {
    for (let x = 0; x < 25; x += 1) {
      const inner = x > 0 && y > 0 && x < 24 && y < 24;
      const bullseye = Math.max(Math.abs(x - 12), Math.abs(y - 12));
      const dark = bullseye < 5 ? bullseye % 2 === 0 : inner ? next() < 0.5 : next() < 0.62;
      if (dark) modules.push(`M${x} ${y}h1v1h-1z`);
    }
  }
  return (
    <svg className="code" viewBox="0 0 25 25" shapeRendering="crispEdges" aria-hidden="true">
      <path d={modules.join('')} />
    </svg>
  );
}

const morning = [
  ['04:50', 'Bags at counters 512 to 518', 'bag'],
  ['06:05', 'Boarding, families first', 'walk'],
  ['08:55', 'Palma, 27 degrees, sunny', 'sun'],
] as const;

export default function Boarding() {
  return (
    <Phone className="screen night" time="20:19">
      <header className="done">
        <span className="tick big">
          <Icon name="check" size={26} />
        </span>
        <h1>You sit together</h1>
        <p>Receipt: lena.brandt@example.com</p>
        <span className="round">
          <Icon name="close" />
        </span>
      </header>
      <section className="ticket">
        <div className="airports">
          <p>
            <b>FRA</b> 06:40
          </p>
          <div>
            <svg viewBox="0 0 120 30" width="120" height="30" aria-hidden="true">
              <path
                d="M4 26Q60-12 116 26"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeDasharray="1 5"
                strokeLinecap="round"
              />
              <circle cx="4" cy="26" r="3.5" />
              <circle cx="116" cy="26" r="3.5" />
              <path d="M66 7l-9-5-3 .5 4 4.5-5 0-2.5-2-2 .3 2 3.7-2 3.7 2 .3 2.5-2h5l-4 4.5 3 .5z" />
            </svg>
            <p className="flight">Sat 15 July, 2 h 15</p>
          </div>
          <p>
            <b>PMI</b> 08:55
          </p>
        </div>
        <ul className="seats">
          {family.map(({ name, seat, place }) => (
            <li key={name}>
              <b>{seat}</b>
              <span>{name}</span>
              <small>{place}</small>
            </li>
          ))}
        </ul>
        <div className="scan">
          <Code />
          <dl>
            <div>
              <dt>Gate</dt>
              <dd>B26</dd>
            </div>
            <div>
              <dt>Boards</dt>
              <dd>06:05</dd>
            </div>
            <div>
              <dt>Booking</dt>
              <dd>7KQ2MD</dd>
            </div>
            <div>
              <dt>Bags</dt>
              <dd>2 × 23 kg</dd>
            </div>
          </dl>
        </div>
      </section>
      <ol className="morning">
        {morning.map(([time, what, icon]) => (
          <li key={time}>
            <b>{time}</b> {what} <Icon name={icon} size={22} />
          </li>
        ))}
      </ol>
      <section className="return">
        <Icon name="plane" size={22} />
        <p>
          <b>Back on Sat 29 July</b>
          PMI 09:40 to FRA 12:05
        </p>
        <strong>21A to 21D</strong>
      </section>
      <div className="wallet">
        <Icon name="wallet" /> Add four passes to the wallet
      </div>
    </Phone>
  );
}
