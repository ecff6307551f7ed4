import { type App, AppIcon, app, teams, tones } from './apps.tsx';
import { TopBar } from './desk.tsx';
import { Face, Icon } from './parts.tsx';
import { SignalCover } from './signal-cover.tsx';

const note = ({ name, state, version, purpose }: App) => {
  if (state === 'retired') return `Retired ${name === 'Tally' ? 'in May' : 'in autumn'} 2016`;
  if (state === 'work') return 'Week 5 of 8';
  return name === 'Signal' ? `${purpose}` : `${purpose}, ${version}`;
};

const own = ['Room plan', 'Signal ring', 'Speed bar'];

function Panel() {
  const signal = app('Signal');
  return (
    <aside className="panel" style={tones(signal)}>
      <div className="panel-cover">
        <SignalCover />
      </div>
      <div className="panel-body">
        <header>
          <div>
            <h2>Signal</h2>
            <p>Finds the slow corner of a flat and says where the router should stand.</p>
          </div>
          <AppIcon of={signal} size={64} />
        </header>
        <section>
          <h3>
            From idea to store <b>8 weeks</b>
          </h3>
          <ol className="weeks">
            <li>Sketch</li>
            <li>Clickable</li>
            <li>Built</li>
            <li>Store</li>
          </ol>
          <p className="dates">
            <span>Mon 9 Jan 2017</span>
            <span>Fri 3 March</span>
          </p>
        </section>
        <section>
          <h3>
            Parts of the set <b>22 of 40</b>
          </h3>
          <ol className="forty">
            {forty.map((part) => (
              <li key={part} className={used.has(part) ? 'used' : undefined} />
            ))}
          </ol>
          <p className="given">
            {own.map((part) => (
              <span key={part}>{part}</span>
            ))}
            came from here, and three apps use them now.
          </p>
        </section>
        <p className="due">
          <Icon name="warn" size={22} />
          <span>
            <b>Date picker 2.0 is out.</b> Signal still has 1.4, until 31 March.
          </span>
        </p>
        <div className="panel-act">
          <span className="act">Plan the update</span>
          <span className="act quiet">See the screens</span>
        </div>
      </div>
    </aside>
  );
}

const forty = Array.from({ length: 40 }, (_, at) => at);

const used = new Set([0, 1, 2, 3, 4, 6, 7, 8, 10, 11, 13, 16, 17, 18, 20, 21, 24, 25, 29, 30, 33, 38]);

export default function Shelf() {
  return (
    <main className="desktop">
      <TopBar current="Apps" />
      <div className="shelf-page">
        <section className="family">
          <header className="family-head">
            <h1>Fifteen apps, forty parts</h1>
            <ul className="chips">
              <li className="on">All 15</li>
              <li>In stores 12</li>
              <li>In work 1</li>
              <li>Retired 2</li>
            </ul>
          </header>
          {teams.map(({ team, lead, apps }) => (
            <section key={team} className="board">
              <header>
                <h2>{team}</h2>
                <p>
                  <Face {...leads[team]} size={32} />
                  <span>{lead}</span>
                </p>
              </header>
              <ul>
                {apps.map((each) => (
                  <li key={each.name} className={each.name === 'Signal' ? 'chosen' : each.state}>
                    <AppIcon of={each} size={104} />
                    <div>
                      <b>{each.name}</b>
                      <small>{note(each)}</small>
                    </div>
                  </li>
                ))}
                {apps.length < 4 ? (
                  <li className="vacant">
                    <span>
                      <Icon name="plus" size={28} />
                    </span>
                    <div>
                      <b>Sixteenth?</b>
                      <small>Sketch it on a Monday</small>
                    </div>
                  </li>
                ) : null}
              </ul>
            </section>
          ))}
        </section>
        <Panel />
      </div>
    </main>
  );
}

const leads = {
  Customers: { skin: '#f0c3a0', hair: '#4a2a1a', cloth: '#0b7a6b', ground: '#bfe0d6', cut: 'bob' },
  'Field service': { skin: '#7d4d33', hair: '#1d1512', cloth: '#2c7a3d', ground: '#f5dca4', cut: 'crop' },
  Staff: { skin: '#e3ac85', hair: '#23191a', cloth: '#d8402b', ground: '#f7cabf', cut: 'bun' },
  Shops: { skin: '#f3cfb4', hair: '#b0622c', cloth: '#5a34a0', ground: '#dccbf0', cut: 'curls' },
} as const;
