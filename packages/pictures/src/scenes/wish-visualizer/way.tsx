import { Drawing } from './drawings.tsx';
import { Frame, Icon } from './parts.tsx';
import { type Name, Portrait } from './people.tsx';

interface Walker {
  name: Name;
  left: number;
  top: number;
  says: string;
  since: string;
  side: 'right' | 'left';
}

const walkers: readonly Walker[] = [
  { name: 'Malik', left: 162, top: 222, says: 'First suite, by heart', since: '14 months', side: 'right' },
  { name: 'Tilda', left: 64, top: 338, says: 'Plays with two others', since: '9 months', side: 'right' },
  { name: 'Ines', left: 232, top: 456, says: 'Found a teacher', since: '5 months', side: 'left' },
];

export default function Way() {
  return (
    <Frame time="20:19" className="way">
      <svg className="path" viewBox="0 0 390 845" aria-hidden="true">
        <path d="M0 0h390v845H0z" fill="#1f9c79" />
        <path d="M0 0h390v170L300 220 120 190 0 240z" fill="#58b6e8" />
        <path d="M0 240l120-50 180 30 90-50v130l-160 40L0 300z" fill="#14795c" />
        <path d="M0 470l130-40 140 60 120-40v140l-130 50L0 590z" fill="#188a6a" />
        <path
          d="M120 845c20-80 150-90 160-170s-200-70-200-160 190-60 190-140-150-50-120-150"
          fill="none"
          stroke="#ffd23e"
          strokeWidth="46"
        />
        <path
          d="M120 845c20-80 150-90 160-170s-200-70-200-160 190-60 190-140-150-50-120-150"
          fill="none"
          stroke="#2a1030"
          strokeWidth="4"
          strokeDasharray="1 14"
          strokeLinecap="round"
        />
        <path d="M330 396l22-56 24 56zM20 420l18-50 20 50zM346 610l18-54 20 54z" fill="#0f5a45" />
        <path d="M344 396h14v10h-14zM32 420h12v10H32zM358 610h12v10h-12z" fill="#b8326e" />
      </svg>
      <header>
        <span className="scrap">
          <Icon name="back" />
        </span>
        <h1>On the same way</h1>
        <b>14</b>
      </header>
      <figure className="goal">
        <Drawing wish="cello" cut={2} width={5} />
      </figure>
      <p className="drawn">
        <b>14 drew a cello</b> Three of them live near you
      </p>
      {walkers.map(({ name, left, top, says, since, side }) => (
        <div key={name} className={`walker ${side}`} style={{ left, top }}>
          <Portrait name={name} size={76} />
          <p>
            <b>
              {name}, {since}
            </b>
            {says}
          </p>
        </div>
      ))}
      <div className="walker you" style={{ left: 196, top: 596 }}>
        <Portrait name="Hanna" size={88} />
        <p>
          <b>You, 11 weeks</b>
          Fourteen evenings so far
        </p>
      </div>
      <section className="greet">
        <Portrait name="Ines" size={52} />
        <p>
          <b>Ines is ten weeks ahead</b> “Ask me how I found mine.”
        </p>
        <span className="done">Wave</span>
      </section>
    </Frame>
  );
}
