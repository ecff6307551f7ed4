import { type Connection, connections, hasty } from './connections.ts';
import { Panorama } from './panorama.tsx';
import { Chain, Frame, Icon } from './parts.tsx';

/** How many changes of the day leave five minutes more, from 5 to 70, as heights. */
const changes = [
  [5, 6],
  [10, 14],
  [15, 30],
  [20, 44],
  [25, 58],
  [30, 50],
  [35, 62],
  [40, 40],
  [45, 34],
  [50, 26],
  [55, 18],
  [60, 12],
  [65, 14],
  [70, 8],
] as const;

const scale = { start: 6, hour: 48, least: 20 };

function Row({ connection, open = false }: { connection: Connection; open?: boolean }) {
  const { out, arrives, lasts, changes, carbon, price, legs } = connection;
  return (
    <li className={open ? 'row open' : 'row'}>
      <p className="times">
        <b>{out}</b> {arrives}
      </p>
      <Chain legs={legs} {...scale} />
      <p className="lasts">{lasts}</p>
      <p className="changes">{changes}</p>
      <p className="carbon">
        <i>
          <i style={{ width: (carbon / 116) * 76 }} />
        </i>
        {carbon} kg
      </p>
      <p className="price">€{price}</p>
      {open && (
        <div className="inside">
          <p style={{ left: 0, width: 180 }}>
            <b>Frankfurt Hbf, 06:13</b> Platform 9, seats 61 and 62 free together
          </p>
          <p style={{ left: 196, width: 164 }}>
            <b>Berlin Hbf, 22 min</b> Platform 13 down to 3
            <em>
              <Icon name="lift" size={16} /> Lift works
            </em>
          </p>
          <p style={{ left: 372, width: 156 }}>
            <b>Stralsund, 51 min</b> 18 on foot to the quay
            <em>
              <Icon name="walk" size={16} /> 33 to spare
            </em>
          </p>
          <p style={{ left: 566, width: 160 }}>
            <b>Vitte quay, 16:40</b> 12 beds within 15 min
            <em>
              <Icon name="bed" size={16} /> from €76 a night
            </em>
          </p>
          <span className="button">
            Take this chain <Icon name="arrow" />
          </span>
        </div>
      )}
    </li>
  );
}

export default function Search() {
  return (
    <Frame step="Connection" count={0} className="search">
      <Panorama />
      <section className="asked">
        <p>
          <small>From</small> Frankfurt (Main)
        </p>
        <Icon name="swap" size={22} />
        <p>
          <small>To</small> Vitte, Hiddensee
        </p>
        <p>
          <small>Leaving</small> Fri 13 September, from 6
        </p>
        <p>
          <small>Travellers</small> 2 adults
        </p>
        <p>
          <small>Bed</small> 2 nights, near the quay
        </p>
        <span className="button">Search again</span>
      </section>
      <aside>
        <h2>Time for a change</h2>
        <p className="value">
          20 <small>minutes or more</small>
        </p>
        <svg className="spread" viewBox="0 0 224 64" aria-hidden="true">
          {changes.map(([from, height]) => (
            <rect
              key={from}
              x={((from - 5) / 5) * 16}
              y={64 - height}
              width="13"
              height={height}
              fill={from < scale.least ? '#e5b54a' : '#7fb083'}
            />
          ))}
        </svg>
        <div className="slide">
          <i />
        </div>
        <p className="ends">
          <span>5</span>
          <span>40</span>
          <span>75 min</span>
        </p>
        <h2>On the way</h2>
        <ul>
          <li className="on">
            <Icon name="train" /> Trains <b>31</b>
          </li>
          <li className="on">
            <Icon name="ferry" /> Ferries <b>4</b>
          </li>
          <li className="on">
            <Icon name="bus" /> Buses <b>9</b>
          </li>
          <li>
            <Icon name="bike" /> Bicycle taken along <b>6</b>
          </li>
          <li>
            <Icon name="dog" /> Dog under the seat <b>28</b>
          </li>
        </ul>
        <p className="car">
          <Icon name="leaf" /> Alone in a car, the same way is <b>116 kg</b> of carbon.
        </p>
      </aside>
      <section className="results">
        <header>
          <h1>
            Three leave enough time <small>of five on Friday</small>
          </h1>
          <p className="sort">
            <span>Time</span>
            <span className="on">Changes</span>
            <span>Carbon</span>
          </p>
        </header>
        <div className="axis">
          {Array.from({ length: 7 }, (_, at) => 6 + at * 2).map((hour) => (
            <span key={hour} style={{ left: (hour - 6) * scale.hour }}>
              {hour}
            </span>
          ))}
          <b>Time</b>
          <b>Changes</b>
          <b>Carbon</b>
          <b>Each</b>
        </div>
        <ol>
          {connections.map((connection, at) => (
            <Row key={connection.price} connection={connection} open={at === 0} />
          ))}
        </ol>
        <p className="hasty">
          <Icon name="warn" /> Two leave less time than you asked for
        </p>
        <ol className="dim">
          {hasty.map((connection) => (
            <Row key={connection.price} connection={connection} />
          ))}
        </ol>
      </section>
    </Frame>
  );
}
