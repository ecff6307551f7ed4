import { Frame, Icon, Tabs } from './parts.tsx';
import { Face, type Name } from './people.tsx';

/** What each has paid, less the sixth part of all. */
const balances: readonly (readonly [Name, number])[] = [
  ['Amir', 321.9],
  ['Nora', 153.9],
  ['Jule', 45.9],
  ['Kasia', -139.5],
  ['Teo', -158.1],
  ['Ben', -224.1],
];

const payments: readonly (readonly [Name, Name, number, boolean])[] = [
  ['Teo', 'Jule', 45.9, true],
  ['Ben', 'Amir', 224.1, false],
  ['Kasia', 'Nora', 139.5, false],
];

const most = 321.9;

export default function Purse() {
  return (
    <Frame time="18:26" className="purse">
      <header>
        <p>Spent so far, six people</p>
        <h1>
          €1,344<small>.60</small>
        </h1>
        <p className="each">€224.10 each</p>
      </header>
      <section className="fresh">
        <Icon name="fuel" />
        <p>
          <b>Teo paid €66.00 for fuel</b> Villach, 2 minutes ago, split by six
        </p>
        <strong>
          €11 <small>yours</small>
        </strong>
      </section>
      <ul className="balance">
        {balances.map(([name, sum]) => (
          <li key={name} className={sum > 0 ? 'gets' : 'owes'}>
            <Face name={name} size={40} />
            <span>{name === 'Jule' ? 'You' : name}</span>
            <i style={{ width: `${(Math.abs(sum) / most) * 108}px` }} />
            <b>
              {sum > 0 ? '+' : '−'}
              {Math.abs(sum).toFixed(2)}
            </b>
          </li>
        ))}
      </ul>
      <section className="settle">
        <h2>
          Five payments settle it <small>See all</small>
        </h2>
        <ul>
          {payments.map(([from, to, sum, yours]) => (
            <li key={from} className={yours ? 'yours' : undefined}>
              <Face name={from} size={34} />
              <Icon name="arrow" size={20} />
              <Face name={to} size={34} />
              <span>
                {from} to {yours ? 'you' : to}
              </span>
              <b>€{sum.toFixed(2)}</b>
            </li>
          ))}
        </ul>
      </section>
      <Tabs current="Purse" />
    </Frame>
  );
}
