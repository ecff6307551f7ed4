import { Phone } from '../../shared/phone.tsx';
import { Icon } from './parts.tsx';

const kept = [
  { at: '08:10', what: 'Ida to nursery', note: 'done', state: 'done' },
  { at: '09:00', what: 'Team meeting', note: 'done', state: 'done' },
] as const;

const fates = [
  { day: 'Thu', what: 'Ring Mr Adeyemi', note: '17:40, from the bench', tag: 'Moved', state: 'moved' },
  {
    day: 'Fri',
    what: 'Slides for Friday',
    note: 'Tomas takes four of eight',
    tag: 'Halved',
    state: 'halved',
  },
  { day: '', what: 'Yoga, 45 min', note: 'It does not come back', tag: 'Let go', state: 'gone' },
] as const;

export default function Refold() {
  return (
    <Phone className="screen refold" time="13:24" battery={0.7}>
      <header className="head">
        <span className="round">
          <Icon name="close" />
        </span>
        <h1>Wednesday</h1>
        <span className="round">
          <Icon name="undo" />
        </span>
      </header>
      <svg className="spine" viewBox="0 0 90 380" width="90" height="380" aria-hidden="true">
        <path fill="#6a4bd8" d="M34 0l28 14L90 0v196H34z" />
        <path fill="#5234b8" d="M34 196h56l-56-16z" />
        <path fill="#f2603a" d="M0 252h56v124H0z" />
        <path fill="#cf4522" d="M0 252h56L0 268z" />
        <path fill="#ffb27a" d="M34 196h56l-34 56H0z" />
        <path fill="#ffcda6" d="M34 196h56l-5 8H29z" />
      </svg>
      <ol className="hours">
        {kept.map(({ at, what, note }) => (
          <li key={what} className="done">
            <time>{at}</time>
            <p>{what}</p>
            <small>
              <Icon name="check" size={16} /> {note}
            </small>
          </li>
        ))}
        <li className="turn">
          <time>13:20</time>
          <p>“Nursery rang. Ida has a fever, I have to go.”</p>
          <small>You said this four minutes ago</small>
        </li>
      </ol>
      <section className="fates">
        <h2>So the afternoon is for Ida. Is this right for the rest?</h2>
        <ul>
          {fates.map(({ day, what, note, tag, state }) => (
            <li key={what} className={state}>
              <time>{day || <Icon name="close" size={18} />}</time>
              <p>
                {what}
                <small>{note}</small>
              </p>
              <b>{tag}</b>
              <Icon name="grip" size={20} />
            </li>
          ))}
        </ul>
      </section>
      <footer className="answer">
        <span className="button wide">Yes, fold it like this</span>
        <span className="button bare">I want to change something</span>
      </footer>
    </Phone>
  );
}
