import { Drawing } from './drawings.tsx';
import { Frame, Icon } from './parts.tsx';
import { type Name, Portrait } from './people.tsx';

const ring: readonly (readonly [Name, number, number])[] = [
  ['Edda', 12, 24],
  ['Juri', 308, 12],
  ['Malik', 312, 122],
  ['Ines', 10, 130],
  ['Tilda', 308, 236],
];

export default function Circle() {
  return (
    <Frame time="20:12" className="circle">
      <header>
        <span className="scrap">
          <Icon name="back" />
        </span>
        <p>
          <Icon name="lock" size={17} /> Five people, nobody else
        </p>
        <span className="scrap">
          <Icon name="pen" />
        </span>
      </header>
      <section className="around">
        <svg viewBox="0 0 390 372" aria-hidden="true">
          <path
            d="M58 96c30-80 250-90 292-26s30 176-14 220-220 42-270 2-30-140-8-196"
            fill="none"
            stroke="#b8326e"
            strokeWidth="3"
            strokeDasharray="1 10"
            strokeLinecap="round"
          />
        </svg>
        <figure>
          <Drawing wish="cello" cut={1} width={5} />
        </figure>
        {ring.map(([name, left, top]) => (
          <p key={name} style={{ left, top }}>
            <Portrait name={name} size={66} />
            <span>{name}</span>
          </p>
        ))}
        <span className="ask" style={{ left: 18, top: 246 }}>
          <Icon name="plus" />
        </span>
      </section>
      <h1>Play the cello for Edda’s eightieth</h1>
      <p className="when">Some day before June, the first suite, slowly</p>
      <ol className="said">
        <li>
          <Portrait name="Juri" size={40} />
          <p>
            <b>Juri</b> My old cello is in the loft. Yours until spring.
          </p>
        </li>
        <li className="mine">
          <p>I’ll fetch it on Saturday.</p>
        </li>
        <li>
          <Portrait name="Edda" size={40} />
          <p className="sketch">
            <b>Edda drew</b>
            <svg viewBox="0 0 120 44" width="120" height="44" aria-hidden="true">
              <g
                fill="none"
                stroke="#b8326e"
                strokeWidth="4.500"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d="M8 36V18h20v18M8 26h20M14 18V8m8 10V8M4 36h112" />
                <path d="M52 34q-8-14 0-22 8 10 0 22M52 34V14" />
                <path d="M84 12v18a6 5 0 1 1-4-5M84 12l18-4v18a6 5 0 1 1-4-5" />
              </g>
            </svg>
          </p>
        </li>
        <li className="typing">
          <Portrait name="Tilda" size={30} /> Tilda is drawing
        </li>
      </ol>
      <footer>
        <span>Say or draw something</span>
        <b>
          <Icon name="finger" />
        </b>
      </footer>
    </Frame>
  );
}
