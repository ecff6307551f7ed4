/** A bench under a plane tree, a quarter to six: the light comes low from the left. */
export function Bench() {
  return (
    <svg className="bench" viewBox="0 0 390 470" width="390" height="470" aria-hidden="true">
      <path fill="#ffdfa8" d="M0 0h390v470H0z" />
      <path fill="#ffcf94" d="M0 0h390v96q-90 26-190 8T0 130z" />
      <circle cx="92" cy="206" r="46" fill="#fff6dc" />
      <path
        fill="#e9a9b4"
        d="M0 232h26v-38h34v22h22v-44h30v60h34v-30h40v22h26v-52h18v-22h6v22h18v58h40v-34h36v48h60v80H0z"
      />
      <path
        fill="#d48aa9"
        d="M26 194h10v70H26zM82 172h10v90H82zM146 202h12v60h-12zM212 172h10v90h-10zM294 198h12v60h-12z"
      />
      <path
        fill="#fff0c9"
        d="M64 226h6v8h-6zM98 188h6v8h-6zM170 214h6v8h-6zM230 190h5v8h-5zM318 214h6v8h-6z"
      />
      <path
        fill="#a06bc4"
        d="M0 262q30-26 62-10 24-26 60-4 30-22 62 2 40-22 74 4 30-26 64-4 34-18 68 6v74H0z"
      />
      <path fill="#7d4db4" d="M0 286q40-20 80-4 46-18 92 2 60-18 110 0 60-20 108-2v60H0z" />
      <path fill="#8fae5d" d="M0 316q90-24 200-12t190-4v170H0z" />
      <path fill="#b5c66c" d="M0 316q90-24 200-12-120 14-200 62z" />
      <path fill="#f6d9a6" d="M150 470q30-70 110-104 70-28 130-34v34q-70 16-104 44-34 26-36 60z" />
      <path fill="#e7bd85" d="M250 470q2-34 36-60 34-28 104-44v20q-56 16-80 38-22 20-24 46z" />
      <path
        fill="#6f9148"
        d="M390 372q-60 10-98 4-80-10-150 20-60 24-142 20v-24q90 0 152-26 70-24 140-16 50 4 98-6z"
        opacity=".55"
      />
      <g transform="translate(88 134) scale(.74)">
        <path
          fill="#4a2f2a"
          d="M300 350q16-60 10-180l-30-70 12-6 26 50 6-70h16l2 90 34-46 10 8-38 70q-6 90 12 154z"
        />
        <path fill="#7a4d3a" d="M300 350q16-60 10-180l-30-70 12-6 26 50q4 120-4 206z" />
        <path
          fill="#3f5a34"
          d="M176 60q-6-44 40-50 16-34 66-26 40-30 84-8 40-6 50 30v100q-30 24-60 8-20 22-58 8-26 20-56-4-40 8-50-26-14-10-16-32z"
        />
        <path
          fill="#5d7a3e"
          d="M190 54q4-30 38-32 18-28 56-18 36-22 70 0-40 4-52 30-34-10-52 16-28-10-60 4z"
        />
        <path
          fill="#86a04c"
          d="M196 48q8-20 32-20 16-18 40-14-22 12-26 28-24-6-46 6zM300 22q24-14 44-4-16 4-24 16-10-8-20-12z"
        />
        <path
          fill="#2c4229"
          d="M226 104q30 20 62 2 24 18 58 2 26 12 44-6v22q-24 18-46 4-24 18-58 6-34 14-60-30z"
        />
      </g>
      <g>
        <path fill="#4f7338" d="M40 396q90-20 210 0l-36 14q-90-10-160 2z" />
        <path fill="#24113f" d="M62 340h8v62h-8zM216 340h8v62h-8zM82 356h6v54h-6zM198 356h6v54h-6z" />
        <path fill="#f2603a" d="M50 304h186v13H50zM50 322h186v12H50z" />
        <path fill="#ff8d5c" d="M50 304h186v4H50zM50 322h186v4H50z" />
        <path fill="#24113f" d="M64 298h7v50h-7zM215 298h7v50h-7z" />
        <path fill="#ff8d5c" d="M46 346h194l8 9H38z" />
        <path fill="#c73e1d" d="M38 355h210v8H38z" />
        <path fill="#6a4bd8" d="M166 346q-2-30 8-34h28q10 4 8 34z" />
        <path fill="#8f75ea" d="M166 346q-2-30 8-34h10q-6 12-5 34z" />
        <path fill="none" stroke="#24113f" strokeWidth="3" d="M176 314q2-20 12-20t12 20" />
        <path fill="#fff6dc" d="M115 328h18l-3 18h-12z" />
        <path fill="#24113f" d="M112 323h24l-2 6h-20z" />
      </g>
      <path fill="#4f7338" d="M0 430q40-14 84-4l-6 44H0z" />
      <path
        fill="#fff6dc"
        d="M18 438h5v5h-5zM42 446h5v5h-5zM64 440h4v4h-4zM30 458h4v4h-4zM334 440h5v5h-5zM360 428h4v4h-4zM350 456h5v5h-5z"
      />
    </svg>
  );
}
