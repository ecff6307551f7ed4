const tower = (x: number, width: number, height: number) => `M${x} 108v-${height}h${width}v${height}z`;
const tree = (x: number, height: number) =>
  `M${x} 108l${height * 0.22}-${height}l${height * 0.22} ${height}z`;

const windmills = [
  [404, 46],
  [446, 58],
  [846, 50],
] as const;

/** What passes the window between Frankfurt and the island, from left to right. */
export function Panorama() {
  return (
    <svg className="panorama" viewBox="0 0 1440 132" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id="air" x1="0" y1="0" x2="1" y2="0">
        <stop stopColor="#f6dfb4" />
        <stop offset=".45" stopColor="#dcead7" />
        <stop offset="1" stopColor="#bfdde4" />
      </linearGradient>
      <path d="M0-60h1440v192H0z" fill="url(#air)" />
      <circle cx="318" cy="62" r="24" fill="#fff6dc" />
      <path
        d="M480 34h70a9 9 0 0 1 0 18h-96a9 9 0 0 1 4-17q8-10 22-1M1090 30h84a9 9 0 0 1 0 18h-62a9 9 0 0 1-22-18M730 22h46a8 8 0 0 1 0 15h-70q4-14 24-15"
        fill="#fff"
        opacity=".7"
      />
      <path d="M0 88c120-34 240-30 360-8s250-14 390 2 230 8 290 22v28H0z" fill="#aecbab" />
      <path
        d={`${tower(70, 24, 62)}${tower(126, 20, 74)}${tower(204, 22, 50)}${tower(18, 26, 38)}`}
        fill="#6d9798"
      />
      <path
        d={`${tower(44, 30, 44)}${tower(100, 22, 84)}${tower(150, 30, 56)}M186 108V48l12-16 12 16v60zM110 24v-14h2v14z${tower(232, 30, 30)}`}
        fill="#3f7073"
      />
      <path
        d="M104 34h3v66h-3zM112 34h3v66h-3zM156 60h4v40h-4zM168 60h4v40h-4zM196 56h4v44h-4zM50 72h18v2H50zM50 80h18v2H50zM50 88h18v2H50z"
        fill="#f4d58e"
      />
      <path d="M268 100c70-20 130-16 200-6s130 2 180 8v12H260z" fill="#d9c168" />
      <path d="M330 104l46-14 54 14zM470 106l50-12 60 12z" fill="#8fb35e" />
      {windmills.map(([x, height]) => (
        <g key={x} transform={`translate(${x} ${108 - height})`}>
          <path d={`M-1.500 0h3l1 ${height}h-5z`} fill="#fff" />
          <path d="M0 0l2-22-4 2zM0 0l20 9-1-5zM0 0l-18 12 5 1z" fill="#fff" />
        </g>
      ))}
      <path
        d={`${tower(574, 40, 24)}${tower(654, 46, 30)}${tower(704, 30, 20)}M624 84q14-22 28 0v24h-28z`}
        fill="#5c8a7c"
      />
      <path d="M604 108l3-70V10h2v28l3 70z" fill="#35665c" />
      <circle cx="608" cy="42" r="7.500" fill="#35665c" />
      <path d="M580 90h28v2h-28zM660 86h34v2h-34zM660 94h34v2h-34z" fill="#f4d58e" />
      <path
        d={[752, 768, 790, 806, 822, 868, 884, 906, 922]
          .map((x, at) => tree(x, 28 + ((at * 11) % 19)))
          .join('')}
        fill="#2f6b43"
      />
      <path
        d={[760, 780, 798, 876, 896, 914].map((x, at) => tree(x, 22 + ((at * 7) % 12))).join('')}
        fill="#1f4f38"
      />
      <path d="M984 100h456v32H952z" fill="#2f6f8f" />
      <path d="M984 100h456v5H976z" fill="#6aa6bb" />
      <path
        d="M940 108V88l10-10 10 10v20zM966 108V60l9-22 9 22v48zM990 108V60l9-22 9 22v48zM960 108V82h50v26zM1010 108V90l9-8 9 8v18z"
        fill="#a84f35"
      />
      <path d="M966 60l9-22 9 22zM990 60l9-22 9 22zM960 82l25-14 25 14z" fill="#4d8a6a" />
      <path
        d="M972 66h5v12h-5zM996 66h5v12h-5zM966 90h5v10h-5zM980 90h5v10h-5zM994 90h5v10h-5z"
        fill="#f4d58e"
      />
      <path d="M928 108h112l10 6H920z" fill="#7d8d78" />
      <g transform="translate(1128 76)">
        <path d="M0 22h116l-12 14H16z" fill="#123a4d" />
        <path d="M6 22V12h94l8 10zM18 12V2h66l8 10z" fill="#fff" />
        <path d="M34 2v-12h14V2z" fill="#e0a526" />
        <path d="M12 15h82v3H12zM24 5h56v3H24z" fill="#2f6f8f" />
        <path d="M-34 38q20-6 40-2m100 2q20-6 44-1" stroke="#9cc8d6" strokeWidth="2.500" fill="none" />
      </g>
      <path d="M1268 106c20-16 40-22 62-26 26-8 54-10 110-2v54h-200z" fill="#6fa257" />
      <path d="M1268 106c14-12 26-17 40-21l22 21z" fill="#ecdcae" />
      <path d="M1320 112c40-16 70-14 120-10v30h-150z" fill="#4b8447" />
      <path d="M1379 78l3-40h12l3 40z" fill="#fff" />
      <path d="M1381.300 52h13.400l.6 8h-14.600zM1380 26h16v12h-16zM1378 24l10-9 10 9z" fill="#b5402c" />
      <path d="M1384 28h8v8h-8z" fill="#ffe08a" />
      <path d="M1344 108v-14l10-8 10 8v14z" fill="#fff8e8" />
      <path d="M1340 95l14-12 14 12z" fill="#7b6a48" />
      <path d="M0 108h990l8 8H0z" fill="#5f7f52" />
      <path d="M0 116h1004l14 16H0z" fill="#4a6b45" />
      <path d="M0 112.500h1000" stroke="#2c3d2d" strokeWidth="2.500" />
      <g transform="translate(470 94)">
        <path d="M0 4q2-4 8-4h120q16 0 26 12l2 5H0z" fill="#fff" />
        <path d="M6 5h118v5H6zM130 5h8q5 2 8 6h-16z" fill="#1d3a36" />
        <path d="M0 13h155l1 4H0z" fill="#2f7d3b" />
        <path d="M38 0v17M76 0v17M114 0v17" stroke="#c3cdbf" strokeWidth="1.500" />
      </g>
    </svg>
  );
}
