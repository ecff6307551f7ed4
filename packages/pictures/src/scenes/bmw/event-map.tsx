import { Face, people } from './face.tsx';
import { Land, towns } from './land.tsx';
import { Bar, Icon, Tulip } from './parts.tsx';

const meetings = [
  { day: '25', month: 'June', name: 'Garage night, welding', where: 'Isny, 19:00', far: '34 km', come: 14 },
  {
    day: '2',
    month: 'July',
    name: 'Breakfast at the old station',
    where: 'Immenstadt, 8:00',
    far: '52 km',
    come: 31,
  },
  {
    day: '9',
    month: 'July',
    name: 'Picnic, dogs welcome',
    where: 'Nesselwang, 11:00',
    far: '79 km',
    come: 46,
  },
  {
    day: '16',
    month: 'July',
    name: 'Six passes, one thermos',
    where: 'Oberstdorf, 5:30',
    far: '74 km',
    come: 19,
  },
  {
    day: '17',
    month: 'July',
    name: 'Parts swap at the harbour',
    where: 'Lindau, 10:00',
    far: '2 km',
    come: 22,
  },
] as const;

const road = [
  { km: '0.0', turn: 'left', note: 'Old station, out by the barrier' },
  { km: '16.2', turn: 'left', note: 'Oberstaufen, down at the church' },
  { km: '29.5', turn: 'hairpin', note: 'Riedberg pass, 1 407 m' },
  { km: '44.0', turn: 'keep', note: 'Sonthofen, stay by the river' },
  { km: '52.6', turn: 'roundabout', note: 'Back for the second coffee' },
] as const;

const pins = [
  { label: '2 July', x: 720, y: 400, on: true },
  { label: '25 June', x: 640, y: 172 },
  { label: '9 July', x: 1000, y: 318 },
  { label: '16 July', x: 780, y: 690 },
  { label: '30 July', x: 866, y: 176, far: true },
  { label: '17 July', x: 396, y: 446 },
] as const;

/** Meetings in each week from June to September, eighteen weeks. */
const weeks = [1, 2, 2, 3, 3, 4, 5, 3, 6, 4, 3, 5, 4, 6, 3, 2, 2, 1];

export default function EventMap() {
  return (
    <main className="screen map">
      <Bar current="Where we meet" />
      <div className="ground">
        <Land />
        {towns.map(([name, x, y]) => (
          <span
            key={name}
            className={name === 'Nesselwang' ? 'town before' : 'town'}
            style={{ left: x, top: y }}
          >
            {name}
          </span>
        ))}
        <span className="cross" style={{ left: 604, top: 596 }}>
          Riedberg pass
        </span>
        {pins.map((pin) => (
          <b
            key={pin.label}
            className={'on' in pin ? 'pin on' : 'far' in pin ? 'pin far' : 'pin'}
            style={{ left: pin.x, top: pin.y }}
          >
            {pin.label}
          </b>
        ))}
      </div>
      <aside className="list">
        <header>
          <h1>12 meetings</h1>
          <p>within 80 km of Lindau</p>
        </header>
        <ul>
          {meetings.map(({ day, month, name, where, far, come }) => (
            <li key={name} className={day === '2' ? 'on' : undefined}>
              <p className="plate">
                <b>{day}</b>
                {month}
              </p>
              <p>
                <b>{name}</b>
                <small>{where}</small>
                <small>
                  {far}, {come} come
                </small>
              </p>
            </li>
          ))}
        </ul>
        <p className="more">7 more until 17 July</p>
      </aside>
      <aside className="detail">
        <header>
          <h1>Breakfast at the old station</h1>
          <p>Saturday 2 July, 8:00 to about 11:30</p>
        </header>
        <ol>
          {road.map(({ km, turn, note }) => (
            <li key={km}>
              <b>{km}</b>
              <Tulip turn={turn} size={44} />
              <span>{note}</span>
            </li>
          ))}
        </ol>
        <div className="host">
          <Face person={people.leyla} size={44} />
          <p>
            <b>Leyla leads</b>
            <small>Room for 9 more cars</small>
          </p>
        </div>
        <p className="warn">Low sun on the descent until nine.</p>
        <span className="go">
          I’ll come, with one passenger <Icon name="arrow" />
        </span>
      </aside>
      <div className="zoom">
        <Icon name="plus" size={24} />
        <Icon name="minus" size={24} />
      </div>
      <footer className="dates">
        <p>
          <b>20 June to 17 July</b>
          <small>Drag the edges</small>
        </p>
        <svg viewBox="0 0 1068 72" width="1068" height="72" aria-hidden="true">
          <path fill="#d9f03c" d="M124 0h232v52H124z" />
          {weeks.map((count, week) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name
              key={week}
              x={17 + week * 58}
              y={50 - count * 7}
              width="40"
              height={count * 7}
              fill={week > 1 && week < 6 ? '#161d21' : '#a9b4ae'}
            />
          ))}
          <path
            fill="#161d21"
            d="M0 50h1068v2H0zM121 0h6v52h-6zM353 0h6v52h-6zM116 16h16v22h-16zM348 16h16v22h-16z"
          />
          <g fill="#3d484e" fontSize="14" fontWeight="600">
            <text x="17" y="69">
              June
            </text>
            <text x="249" y="69">
              July
            </text>
            <text x="481" y="69">
              August
            </text>
            <text x="771" y="69">
              September
            </text>
          </g>
        </svg>
      </footer>
    </main>
  );
}
