import { Phone } from '../../shared/phone.tsx';
import { Icon } from './parts.tsx';

const forms = [
  {
    icon: 'talk',
    name: 'In the chat',
    when: 'today 17:15',
    text: 'It is 25 minutes until the call. What would help you to start?',
  },
  {
    icon: 'mail',
    name: 'By mail',
    when: 'Sunday 18:00',
    text: 'You kept two sentences this week. Here they are, as you said them. Which one is still true?',
  },
  {
    icon: 'bell',
    name: 'On the lock screen',
    when: 'today 17:35',
    text: 'The bench, 17:40. Still a good moment?',
  },
] as const;

const limits = ['Say what illness you have', 'Talk you out of medicine', 'Decide about money for you'];

export default function Voice() {
  return (
    <Phone className="screen voice" time="17:20" battery={0.6}>
      <header className="head">
        <span className="round">
          <Icon name="back" />
        </span>
        <h1>How I talk to you</h1>
      </header>
      <section className="dial">
        <div className="scale">
          <span>Gentle</span>
          <b>Plain</b>
          <span>Blunt</span>
        </div>
        <svg viewBox="0 0 342 44" width="342" height="44" aria-hidden="true">
          <path
            d="M8 22q41-22 82 0t82 0 82 0 82 0"
            fill="none"
            stroke="#5b3d92"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path
            d="M8 22q41-22 82 0t82 0"
            fill="none"
            stroke="#ffb27a"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <circle cx="172" cy="22" r="20" fill="#ffb27a" />
          <path
            d="M164 16v12M172 14v16M180 16v12"
            stroke="#24113f"
            strokeWidth="2.500"
            strokeLinecap="round"
          />
        </svg>
      </section>
      <ul className="forms">
        {forms.map(({ icon, name, when, text }) => (
          <li key={name} className={`in-${icon}`}>
            <p className="kind">
              <Icon name={icon} size={18} /> {name} <time>{when}</time>
            </p>
            <p className="text">{text}</p>
          </li>
        ))}
      </ul>
      <section className="limits">
        <h2>What I never do</h2>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>
              <Icon name="close" size={18} /> {limit}
            </li>
          ))}
        </ul>
        <p>Written with two coaches, tested before every release. When it gets heavy, you get a person.</p>
      </section>
      <footer className="answer">
        <span className="button wide">Keep it plain</span>
      </footer>
    </Phone>
  );
}
