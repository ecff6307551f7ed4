import { officers, Portrait } from './clerk.tsx';
import { House } from './house.tsx';
import { Icon, Top } from './parts.tsx';

const rooms = [
  { name: 'Post room', note: 'arrived 14 Feb', width: 208 },
  { name: 'Complete?', note: 'Mr Lind, 16 Feb, yes', width: 256 },
  { name: 'Energy desk', note: 'Ms Okafor has it since 21 Feb', width: 400, now: true },
  { name: 'Budget', note: 'Mr Petrov, about 4 days', width: 256 },
  { name: 'Decision', note: 'Dr Haas, by 22 March', width: 240 },
] as const;

export default function Status() {
  return (
    <main className="screen status">
      <Top officer={officers.brandl}>
        <p className="case">
          Process heat without gas <small>Case 22-0417</small>
        </p>
      </Top>
      <header className="where">
        <div>
          <h1>Your case lies on Ms Okafor’s desk</h1>
          <p>Day 6 of about 15 in this room. Nothing is late.</p>
        </div>
        <p className="sum">
          <small>Applied for</small>
          <b>€112 400</b>
        </p>
      </header>
      <House />
      <ol className="rooms">
        {rooms.map(({ name, note, width, ...room }) => (
          <li key={name} className={'now' in room ? 'now' : undefined} style={{ width }}>
            <b>{name}</b>
            <small>{note}</small>
          </li>
        ))}
      </ol>
      <section className="missing">
        <Portrait officer={officers.okafor} size={96} />
        <div>
          <h2>She needs one page from you</h2>
          <p>
            The price list of <b>a second supplier for the heat exchanger</b>. With one offer only, section 4
            lets her accept 80 of 100 of the price.
          </p>
          <p className="due">
            <Icon name="warn" size={24} /> By Friday 11 March, or the case goes on without it
          </p>
        </div>
        <div className="drop">
          <Icon name="file" size={32} />
          <p>
            <b>pricelist-kolb.pdf</b>
            <small>Page 3 of 12 fits, the rest is not sent</small>
          </p>
          <i />
          <span className="button">Hand in page 3</span>
        </div>
      </section>
      <aside className="talk">
        <p className="call">
          <Icon name="phone" size={24} />
          <span>
            <b>Rather by phone?</b> Ms Okafor, today until 15:30
          </span>
        </p>
        <ul>
          <li>
            <time>21 Feb</time> Your case changed desks
          </li>
          <li>
            <time>16 Feb</time> Found complete, start allowed
          </li>
          <li>
            <time>14 Feb</time> Arrived, signed by Eva Brandl
          </li>
        </ul>
      </aside>
    </main>
  );
}
