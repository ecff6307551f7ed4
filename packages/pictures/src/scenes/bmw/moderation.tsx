import { Car, paints } from './car.tsx';
import { Face, people } from './face.tsx';
import { Bar, Icon } from './parts.tsx';

/** One road in, three roads out: the decision as a direction sign. */
function Junction() {
  return (
    <svg className="junction" viewBox="0 0 360 430" width="360" height="430" aria-hidden="true">
      <g fill="none" strokeLinejoin="round">
        <path stroke="#566269" strokeWidth="40" d="M180 300Q180 228 110 214T52 150V128" />
        <path stroke="#566269" strokeWidth="40" d="M180 300Q180 228 250 214T308 150V128" />
        <path stroke="#d9f03c" strokeWidth="40" d="M180 430V92" />
        <path stroke="#161d21" strokeWidth="3" strokeDasharray="16 14" d="M180 424V112" />
        <path
          stroke="#8d989d"
          strokeWidth="3"
          strokeDasharray="12 12"
          d="M150 238Q128 218 104 212T52 150V132M210 238Q232 218 256 212T308 150V132"
        />
      </g>
      <path fill="#d9f03c" d="M146 96L180 46 214 96Z" />
      <path fill="#566269" d="M22 130L52 88 82 130ZM278 130L308 88 338 130Z" />
      <circle cx="180" cy="398" r="30" fill="#161d21" />
      <circle cx="180" cy="398" r="22" fill="#fff" />
      <circle cx="180" cy="398" r="9" fill="#161d21" />
    </svg>
  );
}

const stops = [
  { what: 'Price without a car', who: 'Ulm', state: 'done' },
  { what: 'Same advert twice', who: 'Lake', state: 'done' },
  { what: 'Talks about the owner', who: 'Touring', state: 'now' },
  { what: 'Plates not covered', who: 'Allgäu', state: '' },
  { what: 'Wrong club', who: 'Ulm', state: '' },
  { what: 'Link to a parts shop', who: 'Touring', state: '' },
] as const;

export default function Moderation() {
  return (
    <main className="screen moderation">
      <Bar />
      <article className="seen">
        <header>
          <Face person={people.marco} size={48} />
          <p>
            <b>Marco Tilling</b> in Touring, load it
            <small>Yesterday 22:48. 212 posts, none reported before</small>
          </p>
        </header>
        <svg viewBox="0 0 488 220" width="488" height="220" aria-hidden="true">
          <path fill="#ccd6d2" d="M0 0h488v220H0z" />
          <path fill="#b9c5c1" d="M0 0h488v22H0zM46 22h6v152h-6zM236 22h6v152h-6zM430 22h6v152h-6z" />
          <path fill="#e4ebe7" d="M60 36h168v64H60zM250 36h172v64H250z" />
          <path fill="#8d9a99" d="M0 174h488v46H0z" />
          <path fill="#3d484e" d="M16 112h26v62H16zM446 130h30v44h-30z" />
          <path fill="#c25a12" d="M16 106h26v6H16zM446 124h30v6h-30z" />
          <g transform="translate(48 72) scale(1)">
            <Car kind="touring" paint={paints.pine} />
            <path d="M112 92q10-14 24-8t22-2 12 14-16 6H118zM240 96q8-10 18-4t6 10h-24z" fill="#8f4a22" />
          </g>
        </svg>
        <p className="text">
          The sill is gone from the jack point to the arch, and somebody has filled it with foam.{' '}
          <mark>Whoever lets a Touring rust like this should not be allowed to own one.</mark> Cut it out,
          weld in 1.2 mm, and leave the drain holes open this time.
        </p>
        <ul className="reports">
          <li>
            <Face person={people.ruth} size={32} /> “He means me. I bought it like that.”
          </li>
          <li>
            <Face person={people.jonte} size={32} /> “Right about the rust, wrong about her.”
          </li>
          <li>
            <Face person={people.anton} size={32} /> “Good advice. I would keep the rest.”
          </li>
        </ul>
      </article>
      <section className="fork">
        <h1>Which way?</h1>
        <Junction />
        <p className="way leave">Leave it</p>
        <p className="way edit">Ask for one sentence</p>
        <p className="way down">Take it down</p>
        <dl>
          <dt>Keys</dt>
          <dd>
            <kbd>1</kbd>
            <kbd className="on">2</kbd>
            <kbd>3</kbd>
          </dd>
        </dl>
      </section>
      <section className="letter">
        <header>
          <h2>Marco reads this</h2>
          <span>Change wording</span>
        </header>
        <div className="paper">
          <p>Hello Marco,</p>
          <p>
            your advice on the sill is good and stays. One sentence is about the owner, not about the car, and
            she reads along. Please change it; nobody sees the post until you have.
          </p>
          <p className="rule">
            <b>Rule 4.</b> We talk about cars. Owners are guests.
          </p>
          <p>Henrike, for the Touring club</p>
        </div>
        <ul className="facts">
          <li>
            <Icon name="undo" /> You can take this back until Thursday, 20:00
          </li>
          <li>
            <Icon name="people" /> Ruth, Jonte and Anton hear that it was read
          </li>
          <li>
            <Icon name="bell" /> No answer in four days: Jonte decides with you
          </li>
        </ul>
        <span className="go">
          Send, and the next one <Icon name="arrow" />
        </span>
      </section>
      <footer className="stops">
        <p>
          <b>3 of 6</b>
          <small>about 5 minutes left</small>
        </p>
        <ol>
          {stops.map(({ what, who, state }) => (
            <li key={what} className={state}>
              <i>{state === 'done' && <Icon name="check" size={16} />}</i>
              {what}
              <small>{who}</small>
            </li>
          ))}
        </ol>
      </footer>
    </main>
  );
}
