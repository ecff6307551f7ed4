import { Drawing, type Wish } from './drawings.tsx';
import { Frame, Icon } from './parts.tsx';

interface Hung {
  wish: Wish;
  words: string;
  left: number;
  top: number;
  width: number;
  turn: number;
  /** How many were chosen for it; nobody for one's own eyes only. */
  circle: number;
}

const wishes: readonly Hung[] = [
  { wish: 'cello', words: 'cello for Edda', left: 18, top: 0, width: 150, turn: -2.5, circle: 5 },
  { wish: 'lights', words: '', left: 184, top: 6, width: 92, turn: 3, circle: 0 },
  { wish: 'bread', words: 'Sunday bread', left: 282, top: -4, width: 94, turn: -3, circle: 2 },
  { wish: 'cabin', words: 'a week of nothing', left: 190, top: 158, width: 124, turn: -2, circle: 3 },
  { wish: 'garden', words: 'tomatoes', left: 24, top: 240, width: 96, turn: 3, circle: 0 },
  { wish: 'bike', words: 'to the sea', left: 40, top: 402, width: 116, turn: -3, circle: 4 },
  { wish: 'dog', words: '', left: 330, top: 176, width: 84, turn: 4, circle: 1 },
];

export default function Wall() {
  return (
    <Frame time="20:07" className="wall">
      <header>
        <h1>Hanna’s wall</h1>
        <p>
          <Icon name="lock" size={17} /> Only you see all of it
        </p>
        <b className="count">9</b>
      </header>
      <div className="hung">
        {wishes.map(({ wish, words, left, top, width, turn, circle }, at) => (
          <figure key={wish} style={{ left, top, width, transform: `rotate(${turn}deg)` }}>
            <Drawing wish={wish} cut={at} />
            <i />
            {words !== '' && <figcaption>{words}</figcaption>}
            {circle > 0 && <b>{circle}</b>}
          </figure>
        ))}
        <figure className="lifted" style={{ left: 194, top: 348, width: 156 }}>
          <Drawing wish="swim" cut={2} width={5} />
          <figcaption>across the lake</figcaption>
        </figure>
        <span className="touch" />
      </div>
      <footer>
        <span className="true">
          <Icon name="check" size={28} />
          <b>Came true</b>
          Drop it here
        </span>
        <span className="later">
          <b>Not any more</b>
          Take it down
        </span>
      </footer>
    </Frame>
  );
}
