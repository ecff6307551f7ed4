import { Phone } from '../../shared/phone.tsx';
import { Icon } from './parts.tsx';
import { Train } from './train.tsx';

export default function Conversation() {
  return (
    <Phone className="screen conversation" time="20:38" battery={0.44}>
      <Train />
      <header className="over">
        <span className="round">
          <Icon name="back" />
        </span>
        <p>
          <b>Evening check-in</b>Tuesday, on the way home
        </p>
        <span className="round">
          <Icon name="more" />
        </span>
      </header>
      <section className="talk">
        <p className="asks">What did you put off today?</p>
        <p className="says">The call to my landlord. Third week now.</p>
        <p className="quiet">
          <i />
          quiet for 1 min 20
          <i />
        </p>
        <p className="says marked">
          I think I’m scared he says no. Then I have to decide about moving.
          <small>
            <Icon name="pin" size={16} /> Kept for Sunday
          </small>
        </p>
        <h1>If he does say no, what would you do first?</h1>
      </section>
      <footer className="pause">
        <div className="ring">
          <svg viewBox="0 0 88 88" width="88" height="88" aria-hidden="true">
            <circle cx="44" cy="44" r="39" fill="none" stroke="#c9baf7" strokeWidth="7" />
            <path
              d="M44 5a39 39 0 1 1-37.500 28.300"
              fill="none"
              stroke="#f2603a"
              strokeWidth="7"
              strokeLinecap="round"
            />
          </svg>
          <b>1:36</b>
        </div>
        <p>
          <b>Take your time.</b>I wait. Nothing is sent until you say so.
        </p>
        <div className="ways">
          <span className="button">
            <Icon name="mic" /> Say it
          </span>
          <span className="button plain">
            <Icon name="pen" /> Write
          </span>
          <span className="button bare">Ask me later</span>
        </div>
      </footer>
    </Phone>
  );
}
