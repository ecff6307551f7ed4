import { Frame, Icon } from './parts.tsx';

const papers = ['#2746c8', '#b8326e', '#1f9c79', '#ff7a3d', '#ffd23e'] as const;
const colours = ['#fff3e2', '#ffd23e', '#ff7a3d', '#b8326e', '#58b6e8', '#1f9c79', '#2a1030'] as const;

export default function Draw() {
  return (
    <Frame time="21:32" className="draw">
      <header>
        <span className="scrap">
          <Icon name="close" />
        </span>
        <p>
          <b>0:41</b> of a minute
        </p>
        <span className="scrap">
          <Icon name="undo" />
        </span>
      </header>
      <div className="minute">
        <i />
      </div>
      <p className="tally">
        <span>23 lines</span>
        <span>19 seconds to go, or stop here</span>
      </p>
      <svg className="sheet" viewBox="0 0 358 496" aria-hidden="true">
        <path d="M4 6L352 0l6 486-352 10z" fill="#2746c8" />
        <path d="M6 360c60-30 120-6 180-16s110-20 171-8l1 150-352 10z" fill="#58b6e8" />
        <path
          d="M6 322c40-40 90-58 140-40s140-50 210-24v86c-70-10-110 0-170 6S70 332 6 364z"
          fill="#1f9c79"
        />
        <path d="M258 60a34 34 0 1 0 .1 0" fill="#ffd23e" />
        <path d="M18 284l30-96 30 96c-20 6-40 6-60 0" fill="#14604a" />
        <path d="M96 196l84-66 90 62-6 120-162 4z" fill="#ff7a3d" />
        <path d="M78 200l100-80 108 78-22 4-86-56-84 60z" fill="#b8326e" />
        <path d="M160 232h44v84h-44z" fill="#2a1030" />
        <path d="M222 222h30v34h-30zM112 226h32v32h-32z" fill="#ffd23e" />
        <g fill="none" stroke="#fff3e2" strokeWidth="11" strokeLinecap="round" strokeLinejoin="round">
          <path d="M74 204l104-84 112 82" />
          <path d="M100 196c2 40 0 80 2 122 54-4 108 0 164-6 0-40 4-76 4-116" />
          <path d="M160 314c-2-28 0-56 2-82l42-2c2 28 0 54 2 84" />
          <path d="M230 138V98h24v58" />
          <path d="M242 78c-14-14 8-20-2-36" />
          <path d="M8 362c56-28 120-8 178-16 46-6 70-14 104-16" />
          <path d="M40 408q22-14 44 0t44 0 44 0" />
          <path d="M118 448q22-14 44 0t44 0 44 0 44-4" />
          <path d="M48 322v-32m-30-6l30-96 30 96c-20 6-40 6-60 0" />
        </g>
        <path d="M236 396c6 14 20 20 48 18 22-2 34-10 38-20z" fill="#ffd23e" />
        <path
          d="M232 394c10 20 22 24 52 22 24-2 36-12 42-26"
          fill="none"
          stroke="#fff3e2"
          strokeWidth="11"
          strokeLinecap="round"
        />
        <circle cx="326" cy="390" r="30" fill="#fff3e2" opacity=".35" />
        <circle cx="326" cy="390" r="30" fill="none" stroke="#fff3e2" strokeWidth="2.500" />
      </svg>
      <section className="tools">
        <ul className="lines">
          {colours.map((colour) => (
            <li key={colour} className={colour === '#fff3e2' ? 'on' : undefined}>
              <i style={{ background: colour }} />
            </li>
          ))}
        </ul>
        <div className="under">
          <p className="papers">
            <small>Paper</small>
            <span>
              {papers.map((paper) => (
                <i key={paper} style={{ background: paper }} />
              ))}
            </span>
          </p>
          <p>
            <small>Line</small>
            <svg viewBox="0 0 66 34" width="58" height="30" aria-hidden="true">
              <path
                d="M7 22q14-18 26-5t26-7"
                fill="none"
                stroke="currentColor"
                strokeWidth="11"
                strokeLinecap="round"
              />
            </svg>
          </p>
          <span className="done">
            Hang it up <Icon name="check" />
          </span>
        </div>
        <p className="wait">
          <span>Words</span>
          <span>A date</span>
          <span>For whom</span>
          <em>can wait</em>
        </p>
      </section>
    </Frame>
  );
}
