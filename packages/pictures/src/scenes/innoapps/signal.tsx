import { AppPhone, Icon } from './parts.tsx';

const rooms = [
  { name: 'Study', speed: 286, x: 128, y: 24 },
  { name: 'Bedroom', speed: 148, x: 230, y: 24 },
  { name: 'Living room', speed: 412, x: 74, y: 252 },
  { name: 'Hall', speed: 334, x: 230, y: 188 },
  { name: 'Kitchen', speed: 38, x: 230, y: 308 },
] as const;

const [centreX, centreY] = [44, 272];

/** The flat from above: paler where the signal is strong, walls in ink, furniture in white. */
function Plan() {
  return (
    <svg className="plan" viewBox="0 0 358 392" width="358" height="392" aria-hidden="true">
      <defs>
        <clipPath id="flat">
          <path d="M0 0H310A48 48 0 0 1 358 48V392H0Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#flat)">
        <path d="M0 0H358V392H0Z" fill="color-mix(in oklab, var(--a), #fff 26%)" />
        {[
          [302, 40],
          [236, 54],
          [172, 70],
          [112, 85],
          [58, 100],
        ].map(([radius, light]) => (
          <circle
            key={radius}
            cx={centreX}
            cy={centreY}
            r={radius}
            fill={`color-mix(in oklab, var(--a), #fff ${light}%)`}
          />
        ))}
        <path d="M216 264H358V392H216Z" fill="var(--d)" />
        <path d="M18 18H112V52H18Z" fill="#fff" />
        <path d="M48 24H82V42H48Z" fill="var(--d)" />
        <path d="M50 60H80V66A15 15 0 0 1 50 66Z" fill="var(--p)" />
        <path d="M166 92H202V126H166Z" fill="#fff" />
        <path d="M166 126A36 36 0 0 1 202 90V126Z" fill="var(--a)" />
        <path d="M244 74H340V160H244Z" fill="#fff" />
        <path d="M248 78H290V98H248ZM294 78H336V98H294Z" fill="var(--l)" />
        <path d="M244 106H316A24 24 0 0 1 340 130V160H244Z" fill="var(--p)" />
        <path d="M222 74H240V92A18 18 0 0 1 222 74Z" fill="var(--d)" />
        <path d="M20 328H36V360H136V328H140A12 12 0 0 1 152 340V380H20Z" fill="var(--d)" />
        <path d="M40 332H84V356H40ZM88 332H132V356H88Z" fill="var(--a)" />
        <path d="M172 380A34 34 0 0 1 206 346V382H172Z" fill="#fff" />
        <path d="M180 324A22 22 0 0 1 202 346V366A22 22 0 0 1 180 344Z" fill="var(--a)" />
        <path d="M172 174A20 20 0 0 1 172 214A20 20 0 0 1 172 174" fill="#fff" />
        <path d="M162 160H182V170H162ZM162 218H182V228H162Z" fill="var(--d)" />
        <path d="M12 252H40V292H12Z" fill="#1b1a22" />
        <path
          d="M18 286A18 18 0 0 1 36 268V274A12 12 0 0 0 24 286ZM29 286A7 7 0 0 1 36 279V286Z"
          fill="var(--p)"
        />
        <path d="M222 352H318V272H346V380H222Z" fill="#fff" />
        <path d="M322 278H342V304H322Z" fill="var(--m)" />
        <path d="M236 358H268V374H236Z" fill="var(--m)" />
        <path
          d="M300 366H301M316 366H317M332 366H333M332 350H333"
          stroke="var(--d)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d="M222 272H248V298H222Z" fill="#fff" />
        <path d="M244 276V294" stroke="var(--d)" strokeWidth="2" />
        <path
          d="M84 84V186C84 216 104 238 136 238H250C276 238 286 246 286 268V288"
          fill="none"
          stroke="#1b1a22"
          strokeWidth="3.5"
          strokeDasharray="0.1 9"
          strokeLinecap="round"
        />
        <path
          d="M306 188H346V222H306Z"
          fill="var(--p)"
          stroke="#1b1a22"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
        <path
          d="M314 214A18 18 0 0 1 332 196V202A12 12 0 0 0 320 214ZM325 214A7 7 0 0 1 332 207V214Z"
          fill="#1b1a22"
        />
        <g fill="none" stroke="#1b1a22" strokeWidth="8">
          <path d="M4 4H310A44 44 0 0 1 354 48V388H4Z" />
          <path d="M4 136H60M108 136H212M212 4V214M212 252V388M212 176H290M336 176H354M212 260H262M310 260H354" />
        </g>
        <path d="M20 4H100M236 4H300M4 160V228M354 92V148M60 388H150" stroke="#fff" strokeWidth="3" />
      </g>
      <circle cx="286" cy="304" r="22" fill="var(--p)" opacity=".3" />
      <circle cx="286" cy="304" r="11" fill="var(--p)" stroke="#fff" strokeWidth="4" />
    </svg>
  );
}

export default function Signal() {
  return (
    <AppPhone of="Signal" time="19:06">
      <header className="app-top">
        <span className="tap">
          <Icon name="back" />
        </span>
        <p>
          <b>Lindenstrasse 14</b>
          <span>All 5 rooms measured, 4 minutes</span>
        </p>
        <span className="tap">
          <Icon name="share" />
        </span>
      </header>
      <div className="flat">
        <Plan />
        {rooms.map(({ name, speed, x, y }) => (
          <p key={name} className={speed < 100 ? 'slow' : undefined} style={{ left: x, top: y }}>
            <b>{speed}</b>
            <span>{name}</span>
          </p>
        ))}
      </div>
      <section className="finding">
        <h1>The kitchen is slow</h1>
        <p>Two walls and the fridge stand between. The hall shelf reaches every room.</p>
        <table>
          <thead>
            <tr>
              <th>Mbit/s</th>
              <td>Now</td>
              <td>From the hall</td>
            </tr>
          </thead>
          <tbody>
            {[
              ['Kitchen', 38, 164],
              ['Bedroom', 148, 231],
              ['Study', 286, 262],
            ].map(([room, now, then]) => (
              <tr key={room}>
                <th>{room}</th>
                <td>{now}</td>
                <td>
                  <i style={{ width: Number(then) * 0.56 }}>
                    <u style={{ width: Math.min(Number(now), Number(then)) * 0.56 }} />
                  </i>
                  <b>{then}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="two-acts">
          <span className="act">Move it and measure</span>
          <span className="act quiet">Not now</span>
        </div>
      </section>
    </AppPhone>
  );
}
