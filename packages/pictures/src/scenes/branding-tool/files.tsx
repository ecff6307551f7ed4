import { Phone } from '../../shared/phone.tsx';
import { Ear, Halm } from './marks.tsx';
import { Crop, Icon } from './parts.tsx';

const groups = [
  {
    name: 'Print',
    whom: 'Druckhaus Sailer',
    files: [
      { file: 'halm-bag-2c.pdf', note: 'PDF/X-4, Pantone 476 and 7564', state: 'sent' },
      { file: 'halm-card.pdf', note: 'PDF/X-4, 3 mm bleed', state: 'sent' },
    ],
  },
  {
    name: 'Screen',
    whom: 'Website, till, map',
    files: [
      { file: 'halm-wordmark.svg', note: '2 sizes, light and dark', state: 'ready' },
      { file: 'halm.tokens.json', note: '62 values', state: 'ready' },
    ],
  },
  {
    name: 'Sign',
    whom: 'Folien Beck',
    files: [
      { file: 'halm-van-left.dxf', note: '1 : 1, 2 films, 14 pieces', state: 'ready' },
      { file: 'halm-door-sign.pdf', note: 'Being checked, 8 of 11', state: 'busy' },
    ],
  },
] as const;

const words = { sent: 'Sent', ready: 'Ready', busy: '' } as const;

export default function Files() {
  return (
    <Phone className="hand files" time="10:28">
      <header className="hand-top">
        <span>
          <Icon name="back" size={26} />
        </span>
        <h1>Files for Halm</h1>
        <code>09:41</code>
      </header>
      <section className="proof">
        <div className="faces">
          <div className="cut">
            <Halm width={112} colour="#f7efde" grain="#dd9738" />
            <Crop />
          </div>
          <div className="cut back">
            <Ear height={70} colour="#dd9738" stalk="#f7efde" />
            <Crop />
          </div>
        </div>
        <p>
          <b>Card, 85 by 55 mm, 3 mm bleed</b>
          <code>C M Y K</code>
          <i style={{ background: '#00a0dc' }} />
          <i style={{ background: '#e0007a' }} />
          <i style={{ background: '#ffe500' }} />
          <i style={{ background: '#1c1a18' }} />
        </p>
      </section>
      {groups.map(({ name, whom, files }) => (
        <section key={name} className="lot">
          <h2>
            {name} <span>{whom}</span>
          </h2>
          <ul>
            {files.map(({ file, note, state }) => (
              <li key={file} className={state}>
                <p>
                  <code>{file}</code>
                  <span>{note}</span>
                </p>
                {state === 'busy' ? (
                  <i>
                    <u />
                  </i>
                ) : (
                  <b>
                    <Icon name={state === 'sent' ? 'check' : 'down'} size={18} />
                    {words[state]}
                  </b>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <span className="press">Send Sign to Folien Beck</span>
    </Phone>
  );
}
