/** Out of a train, a little before six: river, three ranges of hills, and whoever looks at them. */
export function Train() {
  return (
    <svg className="train" viewBox="0 0 390 312" width="390" height="312" aria-hidden="true">
      <path fill="#7558d6" d="M0 0h390v312H0z" />
      <path fill="#a184e8" d="M0 74q110-26 210-6t180-14v258H0z" />
      <path fill="#d5a3d9" d="M0 118q120-20 220-2t170-10v206H0z" />
      <path fill="#ffb98c" d="M0 152q130-12 240 2t150-6v164H0z" />
      <circle cx="126" cy="172" r="40" fill="#fff0c9" />
      <path fill="#8d63cf" d="M0 178l46-22 40 16 52-30 48 30 44-14 60 26 52-20 48 18v130H0z" />
      <path fill="#7a4fc0" d="M86 172l52-30 16 42-30 10zM230 158l60 26-40 12zM342 164l48 18v24z" />
      <path fill="#5a37a8" d="M0 202q70-26 138-4t120-2 132-6v122H0z" />
      <path
        fill="#ffb98c"
        d="M0 232q90-14 176-6 70 6 120-4 50-10 94-4v16q-60-6-110 4-70 14-150 6-70-6-130 6z"
      />
      <path fill="#fff0c9" d="M92 227h70l-14 4h-50zM104 236h54l-20 3h-26z" />
      <path fill="#472a8f" d="M196 214v-16l10-8 10 8v16zM216 214v-10h26v10zM222 204l4-22 4 22z" />
      <path fill="#ffd793" d="M202 202h6v7h-6zM230 207h5v4h-5z" />
      <path fill="#36206f" d="M0 252q100-22 200-4t190-8v72H0z" />
      <g fill="#36206f">
        <path d="M36 128h4v136h-4zM20 140h36v4H20zM24 154h28v3H24z" />
      </g>
      <path
        fill="none"
        stroke="#36206f"
        strokeWidth="1.3"
        d="M0 136q12 3 22 4M54 140q150 34 336 2M54 154q160 30 336 6"
      />
      <path fill="#24113f" d="M0 286h390v26H0z" />
      <path fill="#3a2160" d="M0 282h390v6H0z" />
      <g>
        <path fill="#c73e1d" d="M262 312q2-46 38-58l24-10h30l36 16v52z" />
        <path fill="#f2603a" d="M262 312q2-46 38-58l24-10q-14 24-12 68z" />
        <path fill="#8f5139" d="M312 214h34v32q-18 16-36 2z" />
        <path fill="#b86f4c" d="M312 214h16l2 38q-12 2-20-4z" />
        <path fill="#b86f4c" d="M296 168q-8 14-7 20l-8 14 8 4-1 10q2 10 14 10h20l20-40z" />
        <path
          fill="#1d0d35"
          d="M292 176q-2-34 34-38 44-2 46 40 0 36-24 50-14 4-24-4-8-10-4-26-4-10-12-18-10 2-16-4z"
        />
        <path fill="#1d0d35" d="M358 146q4-16 20-10 14 8 4 22-12 8-22 0z" />
        <path fill="#4a2a78" d="M300 160q10-16 34-16-22 8-26 26zM352 152q16 14 14 38-4-24-18-34z" />
        <path fill="#1d0d35" d="M296 181q6-5 11 0-5 3-11 0M293 174q7-6 15-2l-1 2q-7-3-13 1z" />
        <path fill="#8f3f2c" d="M289 205q6-2 10 1l-9 2z" />
        <path fill="#a86040" d="M320 186q10-4 12 6t-8 16q-6-2-6-8z" />
        <circle cx="323" cy="211" r="3" fill="#ffd793" />
        <path fill="#9c2c10" d="M310 242q18 16 44 2l6 12q-28 18-54 2z" />
      </g>
    </svg>
  );
}
