import { Phone } from '../../shared/phone.tsx';
import { Icon, Tabs } from './parts.tsx';

/** Where a day lies on the ribbon, and what hangs below it. */
const days = [
  { day: 'Mon 13', what: 'Read the lease again', note: '20 min', state: 'done', x: 24, y: 40 },
  { day: 'Tue 14', what: 'Write down the worst case', note: 'on the train', state: 'done', x: 190, y: 40 },
  { day: 'Wed 15', what: 'Ring Mr Adeyemi', note: 'Ida had a fever', state: 'fold', x: 252, y: 180 },
  { day: 'Thu 16', what: 'Ring him from the bench', note: '17:40, 10 min', state: 'today', x: 88, y: 230 },
  { day: 'Fri 17', what: 'Ask Jo about the room', note: 'only if he says no', state: 'next', x: 88, y: 370 },
  { day: 'Sat 18', what: 'Nothing', note: 'on purpose', state: 'rest', x: 216, y: 370 },
  { day: 'Sun 19', what: 'Look back', note: '15 min, 2 things kept', state: 'next', x: 216, y: 510 },
] as const;

const gone = 'M-30 40H285A70 70 0 0 1 285 180H234';
const today = 'M190 230H105A70 70 0 0 0 51.400 255';
const ahead = 'M105 230A70 70 0 0 0 105 370H285A70 70 0 0 1 285 510H-30';
const turns = 'M46 265A70 70 0 0 0 80 365M284 370A70 70 0 0 1 286 510M196 510H-10';

/** It steps down where the day folded: the same band, its back to the reader for a moment. */
function Ribbon() {
  return (
    <svg className="band" viewBox="0 0 390 560" width="390" height="560" aria-hidden="true">
      <g fill="none" strokeWidth="44">
        <path d={ahead} stroke="#d3c5fb" />
        <path d={turns} stroke="#6a4bd8" strokeWidth="2" strokeDasharray="0.1 8" strokeLinecap="round" />
        <path d={gone} stroke="#6a4bd8" />
        <path d={today} stroke="#f2603a" />
      </g>
      <path fill="#5234b8" d="M234 158h12l-12 44z" />
      <path fill="#cf4522" d="M190 208h-14l14 44z" />
      <path fill="#ffb27a" d="M234 158v50l-44 44v-50z" />
      <path fill="#ffcda6" d="M234 158l-44 44v8l44-44z" />
    </svg>
  );
}

export default function Week() {
  return (
    <Phone className="screen week" time="17:15" battery={0.61}>
      <header className="head">
        <div>
          <h1>Your week, refolded</h1>
          <p>13 to 19 May. One thing a day, nothing lost.</p>
        </div>
        <span className="round">
          <Icon name="undo" />
        </span>
      </header>
      <div className="course">
        <Ribbon />
        {days.map(({ day, what, note, state, x, y }) => (
          <div key={day} className={`day ${state}`} style={{ left: x, top: y - 22 }}>
            <b>
              {state === 'done' && <Icon name="check" size={18} />}
              {day}
            </b>
            <p>{what}</p>
            <small>{note}</small>
          </div>
        ))}
        <p className="after">Next week begins with a question.</p>
      </div>
      <Tabs current="Week" />
    </Phone>
  );
}
