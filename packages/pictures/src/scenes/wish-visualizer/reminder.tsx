import { Drawing } from './drawings.tsx';
import { Frame, Icon } from './parts.tsx';

/** The last seven times it asked, and what was answered. */
const evenings = [
  ['22 September', 'y'],
  ['25 September', 'y'],
  ['29 September', 'n'],
  ['2 October', 'y'],
  ['6 October', 'y'],
  ['9 October', 'n'],
  ['13 October', 'y'],
] as const;

export default function Reminder() {
  return (
    <Frame time="19:30" className="reminder">
      <svg className="night" viewBox="0 0 390 845" aria-hidden="true">
        <path d="M0 0h390v845H0z" fill="#2a1030" />
        <path d="M0 0h390v300L240 330 0 250z" fill="#3d1747" />
        <path d="M286 84l34 6 20 28-4 34-28 22-34-6c22-14 32-50 12-84" fill="#ffd23e" />
        <path d="M0 560l70-90 66 70 86-150 74 120 94-80v415H0z" fill="#57205a" />
        <path d="M222 390l74 120 14 60-60-20-6-70zM70 470l66 70 10 50-56-20z" fill="#471a4c" />
        <path d="M0 640l120-60 110 40 160-70v295H0z" fill="#2746c8" />
        <path d="M0 720l150-50 120 40 120-40v175H0z" fill="#1c3296" />
        <path
          d="M40 250h.1M190 262h.1M350 250h.1M60 300h.1M232 110h.1M30 400h.1M330 350h.1"
          stroke="#fff3e2"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <g transform="translate(0 92)">
          <path d="M54 636l16-6 14 8-4 30-30 2zM302 638l16-6 16 8v26l-34 4z" fill="#ff7a3d" />
          <path d="M48 640l22-20 20 18zM296 642l22-20 24 20z" fill="#b8326e" />
          <path d="M62 646h10v10H62zM312 648h11v11h-11z" fill="#ffd23e" />
        </g>
      </svg>
      <div className="clock">
        <b>19:30</b>
        <p>Tuesday 16 October</p>
      </div>
      <section className="ask-card">
        <p className="from">
          <i /> Wunsch <small>now, as you set it</small>
        </p>
        <div className="question">
          <figure>
            <Drawing wish="cello" cut={3} width={5} />
          </figure>
          <h1>Did the cello come out of its case today?</h1>
        </div>
        <ul>
          <li className="yes">Yes, it did</li>
          <li>Not today</li>
        </ul>
        <div className="week">
          <p>
            <b>Tuesdays and Saturdays, 19:30</b> 11 weeks, still on
          </p>
          <span className="dots">
            {evenings.map(([evening, answer]) => (
              <i key={evening} className={answer} />
            ))}
          </span>
        </div>
      </section>
      <p className="quieter">
        <span>
          <Icon name="bell" size={20} /> Ask less often
        </span>
        <span>Another hour</span>
      </p>
    </Frame>
  );
}
