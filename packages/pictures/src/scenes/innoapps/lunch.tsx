import { Blocks } from './blocks.tsx';
import { AppPhone, Icon } from './parts.tsx';

/** Where the line at the till is long: people waiting, every ten minutes. */
const line = [
  ['11:40', 4],
  ['11:50', 9],
  ['12:00', 21],
  ['12:10', 26],
  ['12:20', 24],
  ['12:30', 15],
  ['12:40', 7],
  ['12:50', 5],
  ['13:00', 3],
] as const;

/** A plate from above: every bite is a quarter, a leaf or a dot. */
function Plate() {
  return (
    <svg className="plate" viewBox="0 0 390 296" width="390" height="296" aria-hidden="true">
      <path d="M0 0H390V296H0Z" fill="var(--a)" />
      <path d="M0 296V168A128 128 0 0 1 128 296Z" fill="#f7cd62" />
      <path
        d="M30 76H38V140H30ZM44 76H52V140H44ZM16 76H24V140H16ZM16 140H52V146A18 18 0 0 1 16 146ZM29 160H39V272H29Z"
        fill="#fff"
      />
      <path d="M340 76A22 22 0 0 1 362 98V170H340ZM346 170H356V272H346Z" fill="#fff" />
      <circle cx="199" cy="158" r="128" fill="#d99a0d" />
      <circle cx="195" cy="150" r="128" fill="#fff" />
      <circle cx="195" cy="150" r="100" fill="#f1eef5" />
      <circle cx="195" cy="150" r="92" fill="#fff" />
      <g transform="translate(111 66)">
        <Blocks
          width={168}
          rows={[
            '. q3k q0k l1g l0g .',
            'c0k s0k s0ok q0k q3v q0v',
            'q3k q1ok s0k s0k q2v q1v',
            'q2k s0k q2k s0ok q0k l0g',
            'l1g q3v q0v q2k q1k d0a',
            '. q2v q1v c0a l1g .',
          ]}
        />
      </g>
    </svg>
  );
}

export default function Lunch() {
  return (
    <AppPhone of="Lunch" time="11:52">
      <Plate />
      <header className="lunch-top">
        <span className="tap">
          <Icon name="back" />
        </span>
        <p>
          <b>Canteen North</b>
          <span>Tuesday 14 March</span>
        </p>
      </header>
      <section className="dish">
        <div className="dish-name">
          <h1>Black lentils, beetroot, dill</h1>
          <strong>€4.80</strong>
        </div>
        <ul className="with">
          <li className="on">
            <Icon name="check" size={18} />
            Feta
          </li>
          <li>Egg, €0.60</li>
          <li className="on">
            <Icon name="check" size={18} />
            Bread
          </li>
        </ul>
        <h2>
          Collect at <b>12:40</b> <small>7 people, about 3 minutes</small>
        </h2>
        <ol className="line">
          {line.map(([time, people]) => (
            <li key={time} className={time === '12:40' ? 'on' : undefined}>
              <small>{people}</small>
              <i style={{ height: people * 3.4 }} />
              <span>{time}</span>
            </li>
          ))}
        </ol>
        <div className="order">
          <p>
            <b>Pay from salary</b>
            <span>Cancel until 12:25</span>
          </p>
          <span className="act">Order for 12:40</span>
        </div>
      </section>
    </AppPhone>
  );
}
