import { halm } from './colours.ts';
import { Ear, Halm } from './marks.tsx';
import { Bar, Crop, Icon } from './parts.tsx';
import { Bag, Sign, Van } from './things.tsx';

const shares = [34, 14, 30, 12, 6, 4] as const;
const inks = ['48 64 68 68', '11 46 86 0', '3 6 14 0', '92 80 0 0', '10 16 42 0', '19 10 0 0'] as const;
const light = ['Flour', 'Stubble', 'Dew', 'Crust'];

export default function Sheet() {
  return (
    <main className="desk">
      <Bar current="Sheet" spent="09:04" />
      <div className="brand-sheet">
        <section className="van">
          <Van />
          <p>
            Van, right side <code>1 : 10, film 2 colours</code>
          </p>
        </section>
        <section className="bag">
          <Bag />
        </section>
        <section className="word">
          <div>
            <Halm width={228} colour="#38231a" grain="#dd9738" />
            <Crop />
          </div>
          <p>Clear space: one leaf on every side. Never under 12 px or 6 mm.</p>
        </section>
        <section className="inks">
          {halm.map(({ name, hex }, at) => (
            <div
              key={name}
              style={{
                flexGrow: shares[at],
                background: hex,
                color: light.includes(name) ? '#38231a' : '#f7efde',
              }}
            >
              <b>{name}</b>
              {Number(shares[at]) > 10 ? (
                <>
                  <code>{hex}</code>
                  <code>{inks[at]}</code>
                </>
              ) : null}
              <em>{shares[at]}</em>
            </div>
          ))}
        </section>
        <section className="type">
          <p className="big">Rye, slowly</p>
          <p className="mid">Four flours, thirty hours</p>
          <p className="small">
            We bake once a day and close when the shelves are empty, which is mostly at two.
          </p>
          <ul>
            <li>
              <code>58 / 600</code>
            </li>
            <li>
              <code>24 / 550</code>
            </li>
            <li>
              <code>16 / 450</code>
            </li>
          </ul>
        </section>
        <section className="tag">
          <p>
            <b>Tübingen rye</b>
            <span>Rye, water, salt, 30 hours</span>
          </p>
          <strong>
            4.90 <small>750 g</small>
          </strong>
          <i>
            <Ear height={44} colour="#dd9738" stalk="#38231a" />
          </i>
        </section>
        <section className="card">
          <Halm width={104} colour="#f7efde" grain="#dd9738" />
          <p>
            Marthe Dorn
            <span>Neckargasse 22, open from six</span>
          </p>
        </section>
        <section className="door">
          <Sign />
        </section>
        <aside>
          <p>
            <b>One set of tokens</b>
            62 values, 9 things made from them
          </p>
          <p className="good">
            <Icon name="check" size={20} />8 of 9 pass
          </p>
          <p className="open">
            <Icon name="warn" size={20} />
            Tag: price under 4.5 on stubble. Set in rye?
          </p>
          <span className="press">Make the files</span>
        </aside>
      </div>
    </main>
  );
}
