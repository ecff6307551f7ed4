import { Frame, Icon } from './parts.tsx';
import { Face, Faces, type Name } from './people.tsx';
import { Camp, Hut } from './stays.tsx';

const answers: readonly (readonly [string, readonly Name[]])[] = [
  ['Yes', ['Nora', 'Jule', 'Amir', 'Teo']],
  ['If need be', ['Kasia']],
];

export default function Vote() {
  return (
    <Frame time="20:41" className="vote">
      <header>
        <span className="round">
          <Icon name="back" />
        </span>
        <p>
          <Icon name="clock" size={18} /> Closes tonight at 22:00
        </p>
        <span className="round">
          <Icon name="more" strokeWidth="3" />
        </span>
      </header>
      <h1>Where do we sleep from Tuesday to Friday?</h1>
      <section className="lead">
        <Hut />
        <div className="facts">
          <div>
            <h2>Herder’s hut, Čadrg</h2>
            <p>3 nights, 6 beds, stove, no network</p>
          </div>
          <p className="big">
            €63 <small>each</small>
          </p>
        </div>
        <dl>
          {answers.map(([answer, names]) => (
            <div key={answer}>
              <dt>{answer}</dt>
              <dd>
                {names.map((name) => (
                  <Face key={name} name={name} state={answer === 'Yes' ? 'agreed' : 'proposed'} size={44} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <div className="silent">
          <Face name="Ben" state="silent" size={44} />
          <p>
            <b>Ben</b> No answer since Tuesday
          </p>
          <span className="ask">
            <Icon name="bell" size={18} /> Ask Ben
          </span>
        </div>
      </section>
      <section className="second">
        <Camp />
        <div>
          <h2>Camp on the gravel, Tolmin</h2>
          <p>€19 each, own tents</p>
          <p className="few">
            <Faces names={['Kasia', 'Teo']} size={28} /> 2 yes, 3 no
          </p>
        </div>
      </section>
      <footer>
        <p>
          <b>Your answer for the hut</b> One more yes and it is agreed
        </p>
        <div className="choice">
          <span>No</span>
          <span>If need be</span>
          <span className="on">
            <Icon name="check" size={20} /> Yes
          </span>
        </div>
      </footer>
    </Frame>
  );
}
