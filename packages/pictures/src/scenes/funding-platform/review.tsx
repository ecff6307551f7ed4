import { officers, Portrait } from './clerk.tsx';
import { Guilloche, Icon, Mark } from './parts.tsx';

const cases = [
  {
    id: '22-0388',
    who: 'Dairy Hofer',
    what: 'Heat from the cooling line',
    sum: '61 900',
    days: 13,
    state: 'late',
  },
  {
    id: '22-0402',
    who: 'Nagel Castings',
    what: 'Furnace lid, insulated',
    sum: '208 000',
    days: 9,
    state: '',
  },
  {
    id: '22-0417',
    who: 'Brandl Timber',
    what: 'Process heat without gas',
    sum: '112 400',
    days: 6,
    state: 'now',
  },
  { id: '22-0421', who: 'Laundry Weiss', what: 'Steam to warm water', sum: '38 750', days: 5, state: '' },
  {
    id: '22-0430',
    who: 'Ulm Paper',
    what: 'Drying with waste heat',
    sum: '450 000',
    days: 4,
    state: 'reply',
  },
  { id: '22-0433', who: 'Bakery Lutz', what: 'Oven heat for the shop', sum: '19 300', days: 2, state: '' },
  { id: '22-0436', who: 'Kolb Metal', what: 'Compressor heat', sum: '27 600', days: 1, state: '' },
] as const;

const lines = [
  ['1', 'Plate heat exchanger, 180 kW, stainless', '31 400'],
  ['2', 'Pipes DN 80, insulated, 64 m', '9 600'],
  ['3', 'Valves and fittings', '3 100'],
  ['4', 'Delivery to site, crane', '2 400'],
] as const;

export default function Review() {
  return (
    <main className="screen review">
      <header className="top desk">
        <Mark />
        <p className="case">Energy desk</p>
        <p className="find">
          <Icon name="search" /> Case, company, place
        </p>
        <p className="who">
          Ms Okafor <Portrait officer={officers.okafor} size={44} />
        </p>
      </header>
      <nav className="cases">
        <h2>
          On your desk <small>7</small>
        </h2>
        <ul>
          {cases.map(({ id, who, what, sum, days, state }) => (
            <li key={id} className={state}>
              <p>
                <b>{who}</b>
                <small>{what}</small>
              </p>
              <p>
                <b>{sum}</b>
                <small>{state === 'reply' ? 'answered' : `day ${days}`}</small>
              </p>
            </li>
          ))}
        </ul>
        <p className="away">
          <b>4 wait for applicants</b> next answer due on Friday
        </p>
      </nav>
      <section className="view">
        <header>
          <h1>Brandl Timber</h1>
          <ol>
            <li>Form</li>
            <li className="on">Proofs 4</li>
            <li>Law</li>
            <li>History</li>
          </ol>
        </header>
        <div className="page">
          <div className="letterhead">
            <svg viewBox="0 0 56 40" width="56" height="40" aria-hidden="true">
              <path
                fill="none"
                stroke="#2f4b8f"
                strokeWidth="6"
                d="M3 34V18Q3 6 16 6h24q13 0 13 12v16M19 34V22h18v12"
              />
            </svg>
            <p>
              <b>Rohr and Sons</b>
              Pipework, Memmingen
            </p>
            <p>Offer 2022-118, 7 February 2022</p>
          </div>
          <table>
            <tbody>
              {lines.map(([at, what, euros]) => (
                <tr key={at} className={at === '1' ? 'marked' : undefined}>
                  <td>{at}</td>
                  <td>{what}</td>
                  <td>{euros}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td />
                <td>Net, without VAT</td>
                <td>46 500</td>
              </tr>
            </tfoot>
          </table>
          <svg className="signature" viewBox="0 0 180 60" width="180" height="60" aria-hidden="true">
            <path
              d="M6 44Q30-14 34 22T16 50Q50 20 58 34t12 4q8-16 12-2t14-2q6-22 12-20-14 40 4 34 14-10 18-22 2 18 12 14t38-8"
              fill="none"
              stroke="#1f3f9c"
              strokeWidth="2.500"
              strokeLinecap="round"
            />
          </svg>
          <p className="pageno">Page 2 of 3</p>
          <Guilloche width={608} height={72} lines={9} />
          <span className="note">
            <b>1</b> Only offer so far
          </span>
        </div>
        <footer>
          <span>
            <Icon name="check" /> Heat pump: fits the form
          </span>
          <span>
            <Icon name="check" /> Assembly: fits the form
          </span>
          <span className="open">
            <Icon name="warn" /> Exchanger: one offer
          </span>
        </footer>
      </section>
      <aside className="request">
        <h2>Ask for a document</h2>
        <dl>
          <dt>Which one</dt>
          <dd className="field">
            Price list of a second supplier <small>heat exchanger, line 1</small>
          </dd>
          <dt>Why</dt>
          <dd className="field typing">
            With one offer I can accept 80 of 100 of the price. A second one lets me accept it all
            <i />
          </dd>
          <dt>Until</dt>
          <dd className="days">
            <span>1 week</span>
            <span className="on">11 March</span>
            <span>1 month</span>
          </dd>
        </dl>
        <div className="worth">
          <p>
            At stake for Brandl <b>€2 512</b>
          </p>
          <small>A fifth of 31 400, at 40 of 100</small>
        </div>
        <p className="plain-words">
          <Icon name="eye" /> Plain words: reads like a newspaper. <u>See it as Eva Brandl</u>
        </p>
        <span className="button">Ask, and keep reading</span>
        <span className="button plain">Decide without it</span>
      </aside>
    </main>
  );
}
