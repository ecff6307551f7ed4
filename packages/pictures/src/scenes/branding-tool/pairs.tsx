import { Phone } from '../../shared/phone.tsx';
import { contrast, halm } from './colours.ts';
import { Crop, Icon } from './parts.tsx';

const use = (ratio: number) => (ratio >= 4.5 ? 'text' : ratio >= 3 ? 'large' : 'refused');

const pairs = halm.flatMap(({ hex }, row) => halm.slice(0, row).map((other) => contrast(hex, other.hex)));
const count = (name: ReturnType<typeof use>) => pairs.filter((ratio) => use(ratio) === name).length;

const [rye, crust, flour, cornflower] = halm;

/** Every colour on every other; half a square is enough, contrast has no direction. */
export default function Pairs() {
  return (
    <Phone className="hand pairs" time="10:26">
      <header className="hand-top">
        <span>
          <Icon name="back" size={26} />
        </span>
        <h1>Every pair</h1>
        <code>07:51</code>
      </header>
      <table>
        <tbody>
          {halm.map(({ name, hex }, row) => (
            <tr key={name}>
              <th>{name}</th>
              {halm.slice(0, row).map((other) => {
                const ratio = contrast(hex, other.hex);
                const looked = name === 'Cornflower' && other.name === 'Crust';
                return (
                  <td
                    key={other.name}
                    className={`${use(ratio)} ${looked ? 'looked' : ''}`}
                    style={use(ratio) === 'refused' ? undefined : { background: other.hex, color: hex }}
                  >
                    {use(ratio) === 'refused' ? null : <b>Aa</b>}
                    <code>{ratio.toFixed(1)}</code>
                  </td>
                );
              })}
              <td className="self" style={{ background: hex }} />
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="tally">
        <li>
          <b>{count('text')}</b> for text
        </li>
        <li>
          <b>{count('large')}</b> from 24 px
        </li>
        <li className="stop">
          <b>{count('refused')}</b> refused
        </li>
      </ul>
      <section className="pair" style={{ background: cornflower.hex, color: flour.hex }}>
        <h2 style={{ color: crust.hex }}>
          Halm
          <small>
            <b>24 px</b> <s>16 px</s>
          </small>
          <Crop />
        </h2>
        <p>
          <code>
            {crust.name} on {cornflower.name}, {contrast(crust.hex, cornflower.hex).toFixed(1)}
          </code>
          For signs and large type only. For text on cornflower the tool sets flour,{' '}
          {contrast(flour.hex, cornflower.hex).toFixed(1)}.
        </p>
        <ul>
          <li style={{ background: flour.hex, color: rye.hex }}>Use flour</li>
          <li>Keep for signs</li>
        </ul>
      </section>
    </Phone>
  );
}
