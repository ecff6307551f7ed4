import { Corridor } from './corridor.tsx';
import { Chain, Frame, Icon, type IconName } from './parts.tsx';

const scale = { start: 6, hour: 58, least: 10 };

interface Effect {
  icon: IconName;
  what: string;
  before: string;
  after: string;
  state: string;
  done: boolean;
}

const effects: readonly Effect[] = [
  {
    icon: 'train',
    what: 'ICE 274 to Berlin',
    before: '06:13',
    after: '06:51',
    state: 'Same seats, 61 and 62',
    done: true,
  },
  {
    icon: 'train',
    what: 'IC 2354 to Stralsund',
    before: '10:46',
    after: '12:46',
    state: 'Two seats held in coach 7',
    done: true,
  },
  {
    icon: 'ferry',
    what: 'Ferry to Vitte',
    before: '14:30',
    after: '17:15',
    state: 'Moved, nothing to pay',
    done: true,
  },
  {
    icon: 'bed',
    what: 'Fisherman’s house Anna',
    before: '16:51',
    after: '19:26',
    state: 'Anna is told when you agree',
    done: false,
  },
];

export default function Moved() {
  return (
    <Frame step="On the way" count={0} className="moved">
      <section className="left">
        <p className="alert">
          <Icon name="warn" /> 05:48, signal fault near Fulda
        </p>
        <h1>
          Your train leaves 38 minutes later.
          <br />
          The chain holds.
        </h1>
        <div className="lanes">
          <div className="hours">
            {[6, 8, 10, 12, 14, 16, 18, 20].map((hour) => (
              <span key={hour} style={{ left: (hour - 6) * scale.hour }}>
                {hour}
              </span>
            ))}
          </div>
          <p className="lane">Booked</p>
          <div className="old">
            <Chain
              {...scale}
              legs={[
                { mode: 'train', from: '06:13', to: '10:24', name: 'ICE 274' },
                { mode: 'train', from: '10:46', to: '13:39', name: 'IC 2352' },
                { mode: 'ferry', from: '14:30', to: '16:40', name: 'Ferry' },
                { mode: 'bed', from: '16:51', to: '20:00', name: 'Anna' },
              ]}
            />
          </div>
          <svg className="shift" viewBox="0 0 812 56" width="812" height="56" aria-hidden="true">
            <path d="M12.600 0h243l36.700 56H49.300z" fill="#6fc07a" opacity=".3" />
            <path d="M276.500 0h167.300l116 56H392.500z" fill="#6fc07a" opacity=".3" />
            <path d="M493 0h125.700l149.800 56H652.500z" fill="#7cc3e0" opacity=".3" />
          </svg>
          <p className="lane now">Now</p>
          <Chain
            {...scale}
            legs={[
              { mode: 'train', from: '06:51', to: '11:02', name: 'ICE 274 to Berlin' },
              { mode: 'train', from: '12:46', to: '15:39', name: 'IC 2354' },
              { mode: 'ferry', from: '17:15', to: '19:15', name: 'Ferry' },
              { mode: 'bed', from: '19:26', to: '20:00', name: '' },
            ]}
          />
        </div>
        <table>
          <tbody>
            {effects.map(({ icon, what, before, after, state, done }) => (
              <tr key={what}>
                <th>
                  <Icon name={icon} /> {what}
                </th>
                <td>
                  <s>{before}</s> <b>{after}</b>
                </td>
                <td className={done ? 'done' : 'yours'}>
                  <Icon name={done ? 'check' : 'key'} size={18} /> {state}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="decide">
          <span className="button">Agree to the new chain</span>
          <span className="button quiet">Three other ways</span>
          <span className="button quiet">Money back, €344.60</span>
          <p>
            Held until <b>06:30</b>
          </p>
        </div>
      </section>
      <section className="right">
        <Corridor />
        <p className="wait">
          <b>1 h 44 in Berlin</b>
          Long enough for breakfast. Lockers on the ground floor, two free.
        </p>
      </section>
    </Frame>
  );
}
