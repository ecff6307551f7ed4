import { AppIcon, all, app, tones } from './apps.tsx';
import { Before } from './before.tsx';
import { Calendar } from './calendar.tsx';
import { TopBar } from './desk.tsx';
import { Icon } from './parts.tsx';

const ask = [
  'Text field',
  'Number',
  'Choice',
  'Switch',
  'Slider',
  'Search',
  'Camera',
  'Signature',
  'Date picker',
  'Time picker',
  'Rating',
  'Address',
];

const groups = { Move: 8, Show: 13, Tell: 7 };

const states = [
  {
    name: 'At rest',
    of: 'Lunch',
    days: ['13', '14', '15', '16', '17'],
    dress: ['', '', '', '', ''],
    word: 'Tuesday 14 March',
  },
  {
    name: 'Chosen',
    of: 'Desk',
    days: ['20', '21', '22', '23', '24'],
    dress: ['', '', 'on', '', ''],
    word: 'Wednesday 22 March',
  },
  {
    name: 'From and to',
    of: 'Roam',
    days: ['3', '4', '5', '6', '7'],
    dress: ['', 'first', 'in', 'last', ''],
    word: '4 to 6 April, 3 days',
  },
  {
    name: 'Limit',
    of: 'Swap',
    days: ['13', '14', '15', '16', '17'],
    dress: ['no', 'no', 'no', '', ''],
    word: 'Earliest in 2 days',
  },
  {
    name: 'Refused',
    of: 'Counter',
    days: ['10', '11', '12', '13', '14'],
    dress: ['', '', '', '', 'bad'],
    word: 'Shops are shut on Good Friday',
  },
] as const;

const measures = [
  { word: 'A month at a time', y: 36, line: 'M378 36H402', dot: [378, 36] },
  { word: '44 by 44 at least', y: 112, line: 'M384 112H402', dot: [384, 112] },
  { word: 'Today: a dot', y: 201, line: 'M123 217V201H402', dot: [123, 217] },
  { word: 'One corner is round', y: 261, line: 'M172 267V261H402', dot: [172, 267] },
] as const;

function Anatomy() {
  const dress = (day: number) =>
    day === 22 ? 'chosen' : day === 14 ? 'today' : day < 14 ? 'past' : undefined;
  return (
    <div className="anatomy" style={tones(app('Desk'))}>
      <div className="specimen">
        <header>
          <h3>March</h3>
          <span>
            <Icon name="back" size={22} />
          </span>
          <span>
            <Icon name="next" size={22} />
          </span>
        </header>
        <Calendar before={2} days={31} dress={dress} />
      </div>
      <svg viewBox="0 0 590 400" width="590" height="400" aria-hidden="true">
        {measures.map(({ word, line, dot: [x, y] }) => (
          <g key={word}>
            <path d={line} stroke="#b3261e" strokeWidth="1.5" fill="none" />
            <circle cx={x} cy={y} r="4.5" fill="#b3261e" stroke="#fff" strokeWidth="1.5" />
          </g>
        ))}
      </svg>
      <ol>
        {measures.map(({ word, y }) => (
          <li key={word} style={{ top: y - 11 }}>
            {word}
          </li>
        ))}
      </ol>
    </div>
  );
}

function States() {
  return (
    <section className="states">
      <h2>Five states, two platforms</h2>
      <ul>
        {states.map(({ name, of, days, dress, word }) => (
          <li key={name} style={tones(app(of))} className={name === 'Refused' ? 'wrong' : undefined}>
            <AppIcon of={app(of)} size={40} />
            <p>
              <b>{name}</b>
              <span>{word}</span>
            </p>
            <div>
              {days.map((day, at) => (
                <i key={day} className={dress[at]}>
                  {day}
                </i>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({ name }: { name: keyof typeof groups }) {
  return (
    <h2>
      {name} <small>{groups[name]}</small>
      <Icon name="down" size={20} />
    </h2>
  );
}

export default function Sheet() {
  const users = all.filter(({ name }) => !['Signal', 'Tally', 'Ride', 'Queue'].includes(name));
  return (
    <main className="desktop">
      <TopBar current="Parts" />
      <div className="sheet-page">
        <aside className="index">
          <Group name="Move" />
          <h2>
            Ask <small>12</small>
          </h2>
          <ol start={9}>
            {ask.map((part, at) => (
              <li key={part} className={part === 'Date picker' ? 'on' : undefined}>
                <span>{9 + at}</span>
                {part}
              </li>
            ))}
          </ol>
          <Group name="Show" />
          <Group name="Tell" />
        </aside>
        <article className="part">
          <header>
            <b className="number">17</b>
            <div>
              <h1>Date picker</h1>
              <p>
                Asks for one day, or for a first and a last. Called <code>DatePicker</code> in Sketch, in
                Swift and in Java.
              </p>
            </div>
            <ul className="chips">
              <li className="on">iOS</li>
              <li>Android</li>
            </ul>
          </header>
          <Anatomy />
          <States />
          <Before />
          <section className="users">
            <h2>
              Used by 11 apps <small>2.0 since Monday</small>
            </h2>
            <ul>
              {users.map((each) => (
                <li key={each.name}>
                  <AppIcon of={each} size={62} />
                </li>
              ))}
            </ul>
            <p>
              <Icon name="warn" size={20} /> Signal still has 1.4, until 31 March.
            </p>
          </section>
        </article>
      </div>
    </main>
  );
}
