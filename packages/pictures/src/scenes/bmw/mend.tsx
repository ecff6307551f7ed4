import { Blueprint } from './blueprint.tsx';
import { Face, people } from './face.tsx';
import { Bar, Icon } from './parts.tsx';

const menders = [
  {
    person: people.leyla,
    what: 'Has the valve, keeps it for you',
    where: 'Kempten, 71 km',
    times: 'did it twice',
  },
  { person: people.anton, what: 'Has the tool and a lift', where: 'Wangen, 21 km', times: 'did it once' },
  {
    person: people.yves,
    what: 'Garage Morel, Tuesday 9:00 free',
    where: 'Bregenz, 9 km',
    times: 'trade, 35 times',
  },
] as const;

const steps = [
  { what: 'Let the engine cool', note: '30 min', state: 'done' },
  { what: 'Drain two litres', note: 'tap left of the radiator', state: 'done' },
  { what: 'Loosen both hose clips', note: 'the lower one sits blind, see Leyla’s photo', state: 'now' },
  { what: 'Change the valve', note: 'arrow to the engine', state: '' },
  { what: 'Fill and bleed', note: 'heater on full', state: '' },
] as const;

export default function Mend() {
  return (
    <main className="screen mend">
      <Bar current="Repairs" />
      <header className="title">
        <p>1973 Coupé, sky</p>
        <h1>Heater valve</h1>
      </header>
      <dl className="numbers">
        <div>
          <dt>Stuck in your model</dt>
          <dd>61 of 212</dd>
        </div>
        <div>
          <dt>Time, first try</dt>
          <dd>40 min</dd>
        </div>
        <div>
          <dt>Part</dt>
          <dd>€38 used</dd>
        </div>
      </dl>
      <Blueprint />
      <p className="callout valve">
        <b>Valve 17</b>cable side up
      </p>
      <p className="callout matrix">
        <b>Heat exchanger</b>leave it in place
      </p>
      <p className="callout tap">
        <b>Drain tap</b>19 mm, half a turn
      </p>
      <p className="callout base">2 540 mm</p>
      <p className="callout photos">
        <Icon name="camera" />
        <span>
          <b>14 photographs</b>of this spot, from 6 members
        </span>
      </p>
      <svg className="leads" viewBox="0 0 1048 700" width="1048" height="700" aria-hidden="true">
        <path fill="none" stroke="#d9f03c" strokeWidth="2" d="M301 314V222M348 350V578" />
        <path fill="none" stroke="#b9d2ee" strokeWidth="2" d="M108 384V578" />
        <circle cx="108" cy="384" r="6" fill="#b9d2ee" />
        <circle cx="348" cy="351" r="5" fill="#d9f03c" />
      </svg>
      <aside className="who">
        <h2>Three can help this week</h2>
        <ul>
          {menders.map(({ person, what, where, times }, at) => (
            <li key={person.name} className={at === 0 ? 'on' : undefined}>
              <Face person={person} size={56} />
              <p>
                <b>{person.name}</b>
                <small>
                  {where}, {times}
                </small>
                {what}
              </p>
            </li>
          ))}
        </ul>
        <p className="all">All 14 within 80 km</p>
        <div className="reply">
          <Face person={people.leyla} size={32} />
          <p>“Come on Saturday after breakfast. Bring a towel, it always drips.”</p>
        </div>
        <span className="go">
          Say yes to Leyla <Icon name="arrow" />
        </span>
      </aside>
      <ol className="steps">
        {steps.map(({ what, note, state }, at) => (
          <li key={what} className={state}>
            <i>{state === 'done' ? <Icon name="check" size={20} /> : at + 1}</i>
            <p>
              <b>{what}</b>
              <small>{note}</small>
            </p>
          </li>
        ))}
      </ol>
    </main>
  );
}
