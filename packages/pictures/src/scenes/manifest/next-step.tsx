import { Phone } from '../../shared/phone.tsx';
import { Bench } from './bench.tsx';
import { Icon } from './parts.tsx';

export default function Step() {
  return (
    <Phone className="screen step" time="17:15" battery={0.61}>
      <Bench />
      <header className="over">
        <p className="when">
          <Icon name="clock" size={20} /> In 25 minutes
        </p>
        <span className="round">
          <Icon name="close" />
        </span>
      </header>
      <section className="card">
        <p className="where">
          <Icon name="pin" size={18} /> The bench by the river <span>4 min on foot</span>
        </p>
        <h1>Ring Mr Adeyemi from the bench, not from the desk.</h1>
        <blockquote>
          “At my desk I open the mail instead.”
          <small>You, on Tuesday</small>
        </blockquote>
        <div className="first">
          <span>First sentence, if you want one</span>
          <p>“I’d like to stay. Can we talk about the 80 euros?”</p>
        </div>
        <span className="button wide">
          I’m on my way <Icon name="arrow" />
        </span>
        <div className="pair">
          <span className="button plain">
            <Icon name="smaller" size={20} /> Make it smaller
          </span>
          <span className="button bare">Not today</span>
        </div>
      </section>
    </Phone>
  );
}
