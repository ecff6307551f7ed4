import { contrast } from './colours.ts';
import { Ear, Halm, Loaf, Scored } from './marks.tsx';
import { Bar, Crop, Dial, Icon } from './parts.tsx';

const refused = [
  { reason: 'Contrast under 4.5', count: 7 },
  { reason: 'Strokes vanish at 12 px', count: 3 },
  { reason: 'Too near a neighbour', count: 2 },
  { reason: 'Two colours too alike', count: 2 },
] as const;

const swatches: Record<string, readonly string[]> = {
  ear: ['#38231a', '#dd9738', '#f7efde', '#2f48ad'],
  loaf: ['#191714', '#f2bd36', '#fff6dd', '#8d3b1f'],
  field: ['#173f2b', '#f0e3c4', '#d9603a', '#a9c07d'],
  oven: ['#b0301a', '#ffe1c2', '#2a1512', '#f59a53'],
  blade: ['#4b2a63', '#f3d9e4', '#e9a93c', '#fff7ee'],
  almanac: ['#16305c', '#e9eef4', '#c7a34a', '#7f8ea6'],
};

interface FootProps {
  letter: string;
  name: string;
  faces: string;
  palette: keyof typeof swatches & string;
}

function Foot({ letter, name, faces, palette }: FootProps) {
  const colours = swatches[palette] ?? [];
  const [one = '#000000', other = '#ffffff'] = palette === 'ear' ? [colours[0], colours[2]] : colours;
  return (
    <footer>
      <p>
        <code>{letter}</code> <b>{name}</b>
      </p>
      <p className="faces">{faces}</p>
      <p className="swatches">
        {colours.map((colour) => (
          <i key={colour} style={{ background: colour }} />
        ))}
        <code>{contrast(one, other).toFixed(1)}</code>
      </p>
    </footer>
  );
}

export default function Directions() {
  return (
    <main className="desk">
      <Bar current="Directions" spent="04:12" />
      <div className="directions">
        <aside>
          <div>
            <h1>
              Halm is warm, exact, <em>unhurried</em>
            </h1>
            <p className="not">Not rustic, not cheap. A bakery with one shop and two vans.</p>
          </div>
          <div className="dials">
            <Dial name="Weight" value={60} ends={['light', 'heavy']} size={84} />
            <Dial name="Warmth" value={75} ends={['cool', 'warm']} size={84} />
            <Dial name="Order" value={40} ends={['free', 'strict']} size={84} held />
          </div>
          <section className="refused">
            <h2>
              20 proposed, <b>14 refused</b>
            </h2>
            <ul>
              {refused.map(({ reason, count }) => (
                <li key={reason}>
                  <span>{reason}</span>
                  <i style={{ width: count * 9 }} />
                  <code>{count}</code>
                </li>
              ))}
            </ul>
          </section>
          <span className="press">Work on A</span>
        </aside>
        <ul className="six">
          <li className="ear chosen">
            <Crop />
            <div>
              <Halm width={400} colour="#38231a" grain="#dd9738" />
              <p>Bread from Tübingen rye</p>
              <span className="seal">
                <Ear height={92} colour="#dd9738" stalk="#f7efde" />
              </span>
            </div>
            <Foot letter="A" name="Ear" faces="Drawn, with Familjen" palette="ear" />
          </li>
          <li className="loaf">
            <div>
              <Loaf width={206} colour="#191714" ground="#f2bd36" />
            </div>
            <Foot letter="B" name="Loaf" faces="Drawn, with Archivo" palette="loaf" />
          </li>
          <li className="field">
            <div>
              <b>Halm</b>
              <small>Bread from five in the morning</small>
            </div>
            <Foot letter="C" name="Field" faces="Fraunces, soft" palette="field" />
          </li>
          <li className="oven">
            <div>
              <i />
              <b>halm</b>
            </div>
            <Foot letter="D" name="Oven" faces="Unbounded" palette="oven" />
          </li>
          <li className="blade">
            <div>
              <Scored width={300} colour="#f3d9e4" ground="#4b2a63" />
            </div>
            <Foot letter="E" name="Blade" faces="Drawn, with Rubik" palette="blade" />
          </li>
          <li className="almanac">
            <div>
              <b>Halm</b>
              <span>
                <Ear height={64} colour="#c7a34a" />
              </span>
              <small>
                No. 12 <Icon name="arrow" size={14} /> Rye, 750 g
              </small>
            </div>
            <Foot letter="F" name="Almanac" faces="Newsreader italic" palette="almanac" />
          </li>
        </ul>
      </div>
    </main>
  );
}
