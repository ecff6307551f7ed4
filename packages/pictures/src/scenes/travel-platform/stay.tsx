import { Island } from './island.tsx';
import { Chain, Frame, Icon } from './parts.tsx';
import { Room } from './room.tsx';

const beds = [
  { price: 76, left: 392, top: 146, walk: 8 },
  { price: 118, left: 396, top: 352, walk: 6 },
  { price: 82, left: 186, top: 244, walk: 12 },
] as const;

export default function Stay() {
  return (
    <Frame step="Bed" count={2} className="stay">
      <section className="place">
        <div className="room">
          <Room />
          <p>
            <b>1 of 9</b> The room above the harbour road
          </p>
        </div>
        <div className="words">
          <div>
            <h1>Fisherman’s house Anna</h1>
            <p className="prose">
              A room under the roof for two, with a tiled stove and a window to the sea. Anna leaves the key
              under the blue bench when a ferry is late.
            </p>
            <ul>
              <li>
                <Icon name="fire" /> Wood is included
              </li>
              <li>
                <Icon name="bike" /> Two bicycles
              </li>
              <li>
                <Icon name="key" /> Key until 22:00
              </li>
              <li>
                <Icon name="dog" /> Dogs welcome
              </li>
            </ul>
          </div>
          <div className="cost">
            <p>
              <b>€94</b> a night
            </p>
            <p>2 nights, both of you: €188</p>
            <span className="button">Couple this bed</span>
            <small>Free to cancel until Tuesday</small>
          </div>
        </div>
      </section>
      <section className="map">
        <Island />
        <p className="tag chosen" style={{ left: 236, top: 98 }}>
          <b>€94</b> Anna, 11 min
        </p>
        {beds.map(({ price, left, top, walk }) => (
          <p key={price} className="tag" style={{ left, top }}>
            <b>€{price}</b> {walk} min
          </p>
        ))}
        <p className="rings">
          <Icon name="walk" /> Minutes on foot from the quay. The island has no cars.
        </p>
      </section>
      <section className="fits">
        <header>
          <h2>
            <Icon name="check" /> The bed fits the chain
          </h2>
          <p>Friday 13 September</p>
        </header>
        <div className="ruler">
          {[14, 15, 16, 17, 18, 19, 20, 21, 22].map((hour) => (
            <span key={hour} style={{ left: (hour - 13.5) * 75 }}>
              {hour}
            </span>
          ))}
        </div>
        <Chain
          start={13.5}
          hour={75}
          least={0}
          legs={[
            { mode: 'ferry', from: '14:30', to: '16:40', name: 'Ferry, Stralsund' },
            { mode: 'walk', from: '16:40', to: '16:51', name: '' },
            { mode: 'bed', from: '16:51', to: '22:00', name: 'Key until 22:00, you are there at 16:51' },
          ]}
        />
        <p className="later">If you miss it, the 17:15 ferry arrives at 19:15 and still fits.</p>
      </section>
    </Frame>
  );
}
