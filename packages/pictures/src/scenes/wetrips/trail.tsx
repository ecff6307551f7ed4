import { Frame, Icon } from './parts.tsx';
import { Face } from './people.tsx';

/** Contour lines: the same ring, wider and wider, around each height. */
const summits = [
  { x: 62, y: 96, turn: -24, rings: 4 },
  { x: 330, y: 214, turn: 32, rings: 4 },
  { x: 96, y: 452, turn: 14, rings: 4 },
  { x: 352, y: 520, turn: -12, rings: 3 },
] as const;

const ring = 'M-20-6C-14-18 8-20 18-10 30 2 22 14 6 15-12 17-28 8-20-6z';

function Contours() {
  return summits.map(({ x, y, turn, rings }) => (
    <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
      {Array.from({ length: rings }, (_, at) => rings - at).map((step) => (
        <path
          key={step}
          d={ring}
          transform={`scale(${step * 1.75})`}
          fill="none"
          stroke="#c9b986"
          strokeWidth={(step % 3 === 1 ? 1.6 : 1) / (step * 1.75)}
        />
      ))}
    </g>
  ));
}

const river =
  'M236-10c-10 40 20 60 4 98-14 34-64 40-66 84-2 40 48 48 50 92 2 38-46 52-52 96-4 36 22 62 8 104-8 30-40 60-60 120';
const road =
  'M268-10c-6 52 14 72 0 108-14 38-60 42-62 82-2 34 44 46 50 90 6 40-40 60-46 92-6 30 16 66 4 104-10 32-60 80-76 140';

const trees = [
  [290, 330],
  [334, 322],
  [372, 386],
  [22, 178],
  [74, 210],
  [20, 352],
  [300, 132],
]
  .map(([x, y]) => `M${x} ${y}l6 11h-4l5 9h-14l5-9h-4z`)
  .join('');

export default function Trail() {
  return (
    <Frame time="14:47" className="trail">
      <svg className="ground" viewBox="0 0 390 580" aria-hidden="true">
        <path d="M0 0h390v580H0z" fill="#eef0d6" />
        <path
          d="M-10 130c50-10 90 30 150 10 30 60-10 90-60 110s-50 40-90 30zM270 300c40-30 90-20 130 0v140c-60 0-100-40-130-60s-20-60 0-80zM-10 330c40 10 60 0 80 40s-20 60-80 60zM318-10h82v92c-48 16-66-8-70-40s-14-34-12-52z"
          fill="#cfdcae"
        />
        <Contours />
        <g fill="none" strokeLinecap="round">
          <path d={river} stroke="#3fb3ab" strokeWidth="13" />
          <path d="M392 118c-50 8-90-20-146-14" stroke="#3fb3ab" strokeWidth="5" />
          <path d={road} stroke="#e0a95c" strokeWidth="5" />
          <path
            d="M256 270c30-10 34-40 60-44s40-30 38-56"
            stroke="#b4521f"
            strokeWidth="4"
            strokeDasharray="1 9"
          />
        </g>
        <path d="M202 266l40 8-1.500 9-40-8z" fill="#fff" stroke="#7d6a4b" strokeWidth="1.500" />
        <g className="places">
          <text x="24" y="148">
            Krn 2244
          </text>
          <text x="18" y="478">
            Mrzli vrh 1359
          </text>
          <text x="336" y="146">
            Kozjak
          </text>
          <text x="92" y="438" className="town">
            Kobarid
          </text>
          <text x="124" y="526" className="water" transform="rotate(-66 124 526)">
            Soča
          </text>
        </g>
        <path d="M116 402h8v6h-8zM126 408h8v6h-8zM118 412h6v6h-6zM134 402h6v6h-6z" fill="#b9774d" />
        <path d={trees} fill="#7fa06a" />
        <path d="M240 318h22v22h-22z" fill="#35507a" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
        <text x="251" y="334.500" className="park">
          P
        </text>
        <path d="M300 548v5h60v-5" fill="none" stroke="#6b5836" strokeWidth="1.500" />
        <text x="302" y="543" className="scale">
          500 m
        </text>
        <path
          d="M352 158c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13"
          fill="#1c7f7a"
          stroke="#fff"
          strokeWidth="2"
        />
      </svg>
      <section className="offline">
        <Icon name="off" />
        <p>
          <b>No network since 14:20</b> Parking, €8.00, waits on this phone
        </p>
      </section>
      <div className="pin you" style={{ left: 222, top: 302 }}>
        <Face name="Jule" size={44} />
        <Face name="Amir" size={44} />
        <Face name="Teo" size={44} />
      </div>
      <div className="pin ghost" style={{ left: 288, top: 192 }}>
        <Face name="Nora" state="silent" size={42} />
        <small>14:09</small>
      </div>
      <div className="pin ghost" style={{ left: 84, top: 392 }}>
        <Face name="Kasia" state="silent" size={42} />
        <Face name="Ben" state="silent" size={42} />
        <small>14:16</small>
      </div>
      <section className="meet">
        <i />
        <p className="asked">
          <Face name="Teo" size={32} /> Teo asks on this spot: <b>where do we meet?</b>
        </p>
        <h2>Car park, Napoleon bridge</h2>
        <ul>
          <li>
            <Icon name="clock" size={19} /> 15:10
          </li>
          <li>
            <Icon name="walk" size={19} /> Nora about 20 min
          </li>
          <li>
            <Icon name="car" size={19} /> 2 free places
          </li>
        </ul>
        <div className="do">
          <span className="button quiet">Elsewhere</span>
          <span className="button">Agree on 15:10</span>
        </div>
        <p className="later">Kept on this phone until Nora, Kasia and Ben can hear it.</p>
      </section>
    </Frame>
  );
}
