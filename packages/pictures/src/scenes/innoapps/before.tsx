/** The four date pickers that four teams had drawn before there was one. */
export function Before() {
  return (
    <section className="before">
      <h2>
        Before <small>four teams, four date pickers, 2014</small>
      </h2>
      <ul>
        <li>
          <svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">
            <path d="M6 8H114V76H6Z" fill="#fff" stroke="#8f8b9c" strokeWidth="1.5" />
            <path d="M6 32H114V52H6Z" fill="#d9d6e0" />
            <path
              d="M18 20H44M54 20H76M86 20H104M18 64H44M54 64H76M86 64H104"
              stroke="#b4b0bf"
              strokeWidth="5"
            />
            <path d="M18 42H44M54 42H76M86 42H104" stroke="#5d5a69" strokeWidth="6" />
            <path d="M2 2L118 82" stroke="#b3261e" strokeWidth="2.5" />
          </svg>
          A wheel
        </li>
        <li>
          <svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">
            <circle cx="60" cy="42" r="36" fill="#fff" stroke="#8f8b9c" strokeWidth="1.5" />
            <path d="M60 14V42L80 54" fill="none" stroke="#5d5a69" strokeWidth="5" />
            <circle cx="60" cy="42" r="5" fill="#5d5a69" />
            <path d="M92 42H96M24 42H28M60 70V74M84 18L87 15" stroke="#8f8b9c" strokeWidth="4" />
            <path d="M2 2L118 82" stroke="#b3261e" strokeWidth="2.5" />
          </svg>
          A dial
        </li>
        <li>
          <svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">
            {[6, 44, 82].map((x) => (
              <g key={x}>
                <path d={`M${x} 26H${x + 32}V58H${x}Z`} fill="#fff" stroke="#8f8b9c" strokeWidth="1.5" />
                <path
                  d={`M${x + 10} 39L${x + 16} 46L${x + 22} 39`}
                  fill="none"
                  stroke="#5d5a69"
                  strokeWidth="3"
                />
              </g>
            ))}
            <path d="M2 2L118 82" stroke="#b3261e" strokeWidth="2.5" />
          </svg>
          Three lists
        </li>
        <li>
          <svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">
            <path d="M6 26H114V58H6Z" fill="#fff" stroke="#8f8b9c" strokeWidth="1.5" />
            <path d="M16 42H30M48 42H62M80 42H104" stroke="#b4b0bf" strokeWidth="5" />
            <path d="M36 50L41 34M68 50L73 34" stroke="#5d5a69" strokeWidth="3" />
            <path d="M2 2L118 82" stroke="#b3261e" strokeWidth="2.5" />
          </svg>
          Type it in
        </li>
      </ul>
    </section>
  );
}
