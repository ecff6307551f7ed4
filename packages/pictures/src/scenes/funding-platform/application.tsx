import { officers, Portrait } from './clerk.tsx';
import { Guilloche, Icon, Top } from './parts.tsx';

const tabs = [
  ['Company', 'done'],
  ['Project', 'done'],
  ['Costs', 'now'],
  ['Partners', ''],
  ['Sign and send', ''],
] as const;

const costs = [
  ['Heat pump for the drying chamber', '184 000', 'Offer, Nordwald, 3 Feb'],
  ['Heat exchanger and pipes', '46 500', 'Offer, Rohr and Sons, 7 Feb'],
  ['Assembly', '38 200', 'Offer, Nordwald, 3 Feb'],
  ['Planning', '12 300', ''],
] as const;

export default function Application() {
  return (
    <main className="screen application">
      <Top officer={officers.brandl}>
        <p className="case">
          Process heat without gas <small>Brandl Timber, Kempten</small>
        </p>
        <p className="saved">
          <Icon name="cloud" size={24} /> Saved at 10:42
        </p>
      </Top>
      <ol className="tabs">
        {tabs.map(([name, state], at) => (
          <li key={name} className={state}>
            {state === 'done' ? <Icon name="check" /> : <b>{at + 1}</b>}
            {name}
          </li>
        ))}
      </ol>
      <section className="sheet">
        <div className="form">
          <div className="answered">
            <p>
              <small>3.1</small> Does waste heat stay in your own works?
            </p>
            <b>Yes</b>
            <span>Change</span>
          </div>
          <p className="branch">
            <svg viewBox="0 0 40 56" width="40" height="56" aria-hidden="true">
              <path
                d="M8 0v24q0 16 16 16h10M28 34l6 6-6 6"
                fill="none"
                stroke="#8a5a12"
                strokeWidth="2.500"
              />
            </svg>
            Because of this, two questions are left out and this one is asked.
          </p>
          <h1>
            <small>3.2</small> What will you buy, and from whom?
          </h1>
          <p className="hint">Net, without VAT. An offer or a price list is enough for now.</p>
          <table>
            <thead>
              <tr>
                <th>What</th>
                <th>Euros</th>
                <th>Proof</th>
              </tr>
            </thead>
            <tbody>
              {costs.map(([what, euros, proof]) => (
                <tr key={what} className={proof ? undefined : 'typing'}>
                  <td>{what}</td>
                  <td>
                    {euros}
                    {!proof && <i />}
                  </td>
                  <td>
                    {proof ? (
                      <>
                        <Icon name="clip" size={18} /> {proof}
                      </>
                    ) : (
                      <span>Add a file, or later</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td>Together</td>
                <td>281 000</td>
                <td>
                  <span>
                    <Icon name="plus" size={18} /> One more line
                  </span>
                </td>
              </tr>
            </tfoot>
          </table>
          <div className="follow">
            <p>
              <small>3.3</small> Planning above €10 000: was it part of an energy audit?
            </p>
            <span className="choice">
              Yes<kbd>Y</kbd>
            </span>
            <span className="choice">
              No<kbd>N</kbd>
            </span>
          </div>
          <div className="next">
            <span className="button plain">
              <Icon name="back" /> 3.1
            </span>
            <p>7 questions to go, about 18 minutes</p>
            <span className="button">
              Next: who pays the rest <Icon name="arrow" />
            </span>
          </div>
        </div>
        <aside className="law">
          <h2>
            <Icon name="scale" size={24} /> Why we ask
          </h2>
          <blockquote>
            “Eligible are the expenses for plant and its assembly, as far as they are{' '}
            <mark>proved by offers</mark>.”
            <small>Funding guideline, section 4, paragraph 2</small>
          </blockquote>
          <div className="reader">
            <Portrait officer={officers.okafor} size={64} />
            <p>
              <b>Ms Okafor reads this</b>
              and decides with it how high your rate is.
            </p>
          </div>
          <div className="grant">
            <Guilloche width={376} height={300} lines={15} />
            <div>
              <p>Your grant, as things stand</p>
              <b>€112 400</b>
              <p>40 of 100, small company</p>
            </div>
          </div>
          <p className="left-out">
            <b>24 of 31</b> questions do not concern you. <u>See which</u>
          </p>
        </aside>
      </section>
    </main>
  );
}
