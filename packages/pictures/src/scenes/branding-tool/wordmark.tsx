import { ear, Halm, leaf, skeleton } from './marks.tsx';
import { Bar, Dial, Icon } from './parts.tsx';

const guides = [
  { name: 'ear', y: -222 },
  { name: 'ascender', y: -172 },
  { name: 'x-height', y: -100 },
  { name: 'baseline', y: 0 },
] as const;

/** White between two stems, in units. */
const gaps = [
  { from: 100, to: 122 },
  { from: 222, to: 247 },
  { from: 271, to: 296 },
] as const;

const nodes = [
  [12, -172],
  [12, -50],
  [50, -88],
  [88, -50],
  [88, 0],
  [134, -50],
  [172, -88],
  [172, -12],
  [210, -100],
  [210, 0],
  [259, 0],
  [308, -54],
  [342, -88],
  [376, -54],
  [410, -88],
  [444, -54],
  [444, 0],
] as const;

const word = skeleton.join('');

/** Units of the drawing to px of the table; notes keep their own size. */
const zoom = 1.943;
const px = (x: number) => (x + 36) * zoom;
const py = (y: number) => (y + 252) * zoom;

function Canvas() {
  return (
    <svg className="canvas" viewBox="0 0 1030 583" width="1030" height="583" aria-hidden="true">
      <g transform={`scale(${zoom}) translate(36 252)`}>
        <g stroke="#b4b39c" strokeWidth=".6">
          {guides.map(({ name, y }) => (
            <path key={name} d={`M-36 ${y}H494`} />
          ))}
        </g>
        {gaps.map(({ from, to }) => (
          <path key={from} d={`M${from} 0H${to}V-100H${from}Z`} fill="#d6f04a" />
        ))}
        <g fill="none">
          <path d={word} stroke="#1c2010" strokeWidth="29.2" />
          <path d={word} stroke="#e8ddd0" strokeWidth="27.6" />
          <path d={word} stroke="#38231a" strokeWidth="24" opacity=".13" />
          <path d={word} stroke="#b92b16" strokeWidth=".8" strokeDasharray="3 2" />
        </g>
        {ear.map(([x, y, turn], at) => (
          <path
            key={`${x} ${y}`}
            d={leaf}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            fill={at === 2 ? '#dd9738' : '#f1d3a4'}
            stroke="#1c2010"
            strokeWidth=".8"
          />
        ))}
        <g fill="none" stroke="#1c2010" strokeWidth=".8">
          <path d="M269 -156V-216" strokeDasharray="2 2" />
          <path d="M269 -156L311.4 -206.6" strokeDasharray="2 2" />
          <path d="M269 -206A50 50 0 0 1 301.1 -194.3" />
        </g>
        <g fill="#fbfaf4" stroke="#1c2010" strokeWidth=".9">
          {nodes.map(([x, y]) => (
            <path key={`${x} ${y}`} d={`M${x - 2.4} ${y - 2.4}h4.8v4.8h-4.8z`} />
          ))}
        </g>
        <g fill="#d6f04a" stroke="#1c2010" strokeWidth=".9">
          <path d="M266.6 -158.4h4.8v4.8h-4.8z" />
          <path d="M298.7 -196.7h4.8v4.8h-4.8z" />
        </g>
        <path
          d="M0 0V15.5L4 11.8L6.6 17.5L9.5 16.2L6.9 10.7L12 10.2Z"
          transform="translate(302.6 -192.8)"
          fill="#1c2010"
          stroke="#fbfaf4"
          strokeWidth="1"
        />
      </g>
      <g className="notes">
        {guides.map(({ name, y }) => (
          <text key={name} x={px(488)} y={py(y) + (y === 0 ? 20 : -6)} textAnchor="end">
            {name} {Math.abs(y)}
          </text>
        ))}
        {gaps.map(({ from, to }) => (
          <text key={from} x={px((from + to) / 2)} y={py(13)} textAnchor="middle">
            {to - from}
          </text>
        ))}
        <text x={px(313)} y={py(-205)} className="angle">
          40°
        </text>
      </g>
    </svg>
  );
}

const sizes = [96, 48, 24, 16, 12] as const;

const rules = [
  { rule: 'Thinnest white at 12 px', value: '1.1 px', met: true },
  { rule: 'Stroke to x-height', value: '0.28', met: true },
  { rule: 'Distance to Korn & Laib', value: '0.61', met: true },
  { rule: 'Gaps alike within 15 %', value: '22 : 25', met: true },
  { rule: 'Leaf clear of the stalk', value: '0.7', met: false },
] as const;

export default function Editor() {
  return (
    <main className="desk">
      <Bar current="Wordmark" spent="06:38" />
      <div className="editor">
        <nav>
          {(['cursor', 'node', 'kern', 'ruler', 'pen', 'eye'] as const).map((tool) => (
            <span key={tool} className={tool === 'node' ? 'on' : undefined}>
              <Icon name={tool} size={24} />
            </span>
          ))}
        </nav>
        <section className="table">
          <p className="doing">
            <b>Ear, third leaf</b> turned from 36° to <code>40°</code>, its twin follows
          </p>
          <Canvas />
        </section>
        <aside>
          <h2>Three dials</h2>
          <Dial name="Weight" value={68} ends={['light', 'heavy']} size={132} held />
          <Dial name="Warmth" value={75} ends={['cool', 'warm']} size={132} />
          <Dial name="Order" value={40} ends={['free', 'strict']} size={132} />
          <p>
            Weight stood at 60. The rules allow <code>44</code> to <code>82</code> with this ear.
          </p>
        </aside>
        <footer>
          <ul className="sizes">
            {sizes.map((size) => (
              <li key={size}>
                <span>
                  <Halm
                    width={size * 2.02}
                    colour="#38231a"
                    grain={size > 16 ? '#dd9738' : '#38231a'}
                    weight={size < 24 ? 29 : 27}
                  />
                </span>
                <code>{size}</code>
              </li>
            ))}
            <li className="dark">
              <span>
                <Halm width={112} colour="#f7efde" grain="#dd9738" weight={25} />
              </span>
              <code>dark</code>
            </li>
          </ul>
          <ul className="rules">
            {rules.map(({ rule, value, met }) => (
              <li key={rule} className={met ? undefined : 'unmet'}>
                <Icon name={met ? 'check' : 'warn'} size={18} />
                {rule}
                <code>{value}</code>
              </li>
            ))}
          </ul>
        </footer>
      </div>
    </main>
  );
}
