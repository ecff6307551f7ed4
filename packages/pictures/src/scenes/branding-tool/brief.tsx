import { Phone } from '../../shared/phone.tsx';
import { Crop, Icon, Mark } from './parts.tsx';

const words = [
  ['loud', 'plain', 'warm', 'sharp'],
  ['old', 'exact', 'playful', 'cool'],
  ['quick', 'soft', 'unhurried', 'bold'],
  ['grand', 'earthy', 'bright', 'shy'],
] as const;

const chosen = ['warm', 'exact', 'unhurried'];
const barred: Partial<Record<string, string>> = { cool: 'warm', quick: 'unhurried', loud: 'unhurried' };

const neighbours = [
  { name: 'Korn & Laib', colours: ['#2b2b2b', '#e8b54a'] },
  { name: 'Bäckerei Gauss', colours: ['#b3262e', '#fff4e0'] },
  { name: 'Mühle 7', colours: ['#5b7a3a', '#efe6d2'] },
] as const;

export default function Brief() {
  return (
    <Phone className="hand brief" time="10:20">
      <header className="hand-top">
        <span className="house-mark">
          <Mark size={30} />
        </span>
        <p>Brief</p>
        <code>01:06</code>
      </header>
      <section className="name">
        <p>The name</p>
        <h1>
          Halm
          <i />
          <Crop />
        </h1>
        <ul>
          <li>4 letters</li>
          <li>1 ascender</li>
          <li>no descender</li>
        </ul>
      </section>
      <section className="words">
        <h2>
          Three words for it <code>3 of 3</code>
        </h2>
        {words.map((row) => (
          <ul key={row[0]}>
            {row.map((word) => (
              <li key={word} className={chosen.includes(word) ? 'on' : barred[word] ? 'barred' : undefined}>
                {word}
              </li>
            ))}
          </ul>
        ))}
        <p>“Quick” and “loud” went when you took “unhurried”.</p>
      </section>
      <section className="near">
        <h2>Keep away from</h2>
        <ul>
          {neighbours.map(({ name, colours }) => (
            <li key={name}>
              <i style={{ background: colours[0] }} />
              <i style={{ background: colours[1] }} />
              {name}
            </li>
          ))}
          <li className="add">
            <Icon name="plus" size={18} /> A shop near you
          </li>
        </ul>
      </section>
      <span className="press">
        Propose directions <Icon name="arrow" />
      </span>
    </Phone>
  );
}
