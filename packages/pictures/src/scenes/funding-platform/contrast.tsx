import { Icon, Mark } from './parts.tsx';

const errors = [
  ['4.1', 'The share of each partner: together 90, not 100'],
  ['4.3', 'The address of Sägewerk Allgäu has no postcode'],
] as const;

export default function Contrast() {
  return (
    <main className="screen contrast">
      <header className="top">
        <Mark />
        <p className="case">4 of 5: Partners</p>
        <p className="saved">
          <Icon name="cloud" size={28} /> Saved at 11:07
        </p>
        <span className="aid">
          <Icon name="text" size={28} /> 200 %, dark
        </span>
      </header>
      <section className="ask">
        <h1>Who carries how much?</h1>
        <p className="lead">In hundredths of the costs. All together make 100.</p>
        <ul className="shares">
          <li>
            <p>Brandl Timber</p>
            <b>60</b>
          </li>
          <li className="wrong">
            <p>
              Sägewerk Allgäu
              <small>
                <Icon name="warn" size={24} /> 10 are missing. Is it 40?
              </small>
            </p>
            <b>
              30
              <i />
            </b>
          </li>
        </ul>
        <div className="bar" aria-hidden="true">
          <span style={{ width: '60%' }}>60</span>
          <span style={{ width: '30%' }}>30</span>
          <span className="gap" style={{ width: '10%' }}>
            10
          </span>
        </div>
        <div className="doing">
          <span className="button big">Put 40</span>
          <span className="button big plain">Add a partner</span>
        </div>
        <p className="address">
          <span>Street and place of Sägewerk Allgäu</span>
          <b>Mühlweg 4, Rettenberg</b>
        </p>
      </section>
      <aside className="aside">
        <h2>Two things to mend</h2>
        <ol>
          {errors.map(([at, what]) => (
            <li key={at}>
              <b>{at}</b>
              <u>{what}</u>
            </li>
          ))}
        </ol>
        <div className="spoken">
          <p className="kind">Read aloud</p>
          <p>
            “Sägewerk Allgäu, share, 30, edit, invalid entry. 10 are missing. Is it 40? Three of five fields.”
          </p>
        </div>
        <ul className="keys">
          <li>
            <kbd>Tab</kbd> Put 40
          </li>
          <li>
            <kbd>F6</kbd> Two things to mend
          </li>
          <li>
            <kbd>Ctrl S</kbd> Not needed, it is saved
          </li>
        </ul>
      </aside>
    </main>
  );
}
