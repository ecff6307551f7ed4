const outline =
  'M18 102L13 85Q13 69 24 65Q72 56 130 54L166 28Q174 21 190 21H238Q252 21 262 29L296 53Q342 54 366 60Q377 64 379 82L376 102H341A33 33 0 0 0 275 102H121A33 33 0 0 0 55 102Z';

/** The coupé with its skin taken off; what is asked about is lit. */
export function Blueprint() {
  return (
    <svg className="blueprint" viewBox="0 0 400 140" width="1000" height="350" aria-hidden="true">
      <g fill="none" stroke="#7fa9d8" strokeWidth=".35" strokeDasharray="2 1.600">
        <path d="M88 12v120M308 12v120M4 126h390M88 134h220" />
      </g>
      <path d={outline} fill="#21508f" />
      <path d="M141 53L171 31Q177 27 188 27H236Q246 27 254 33L281 53Z" fill="#2f65aa" />
      <g fill="none" stroke="#e6eff9" strokeWidth=".7" strokeLinejoin="round" strokeLinecap="round">
        <path d={outline} strokeWidth="1.100" />
        <path d="M141 53L171 31Q177 27 188 27H205V53ZM212 27H236Q246 27 254 33L281 53H212Z" />
        <path d="M130 54L296 53M136 57q-4 22 2 40M216 57q4 24-4 40M6 86h48M342 86h44" />
        <path d="M30 64h7v24h-7zM30 68h7m-7 4h7m-7 4h7m-7 4h7m-7 4h7M42 66v20M40 76h4" />
        <path d="M50 66h50v26H54l-4-6zM50 72h50M54 60h42v6H54zM60 60v-3h6v3m6 0v-3h6v3m6 0v-3h6v3" />
        <path d="M58 76v12m9-12v12m9-12v12m9-12v12M50 86h50" />
        <path d="M100 70h10l8 4 30 5v8l-30 3-8 2h-10M118 74v16" />
        <path d="M148 81h146M148 85h146M220 79v8M300 83m-8 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0" />
        <path d="M322 62h36q6 1 6 8v10h-42zM328 62v18M352 62v18M362 62l6-2" />
        <path d="M96 92q20 8 60 6h150l20 2h58M230 95h40v7h-40z" />
        <path d="M172 92h26q6 0 8-8l8-32q1-6-4-7t-6 4l-8 28h-24q-4 8 0 15M206 46l3-8q4-3 6 1l-2 9" />
        <path d="M242 90h22q8 0 12-8l12-26q0-4-4-4l-14 26h-26q-4 6-2 12" />
        <path d="M142 58l12 8M150 74l6-20M153 52a3 9 20 1 0 4 1" />
        <path d="M88 99m-27 0a27 27 0 1 0 54 0 27 27 0 1 0-54 0M88 99m-18 0a18 18 0 1 0 36 0 18 18 0 1 0-36 0M308 99m-27 0a27 27 0 1 0 54 0 27 27 0 1 0-54 0M308 99m-18 0a18 18 0 1 0 36 0 18 18 0 1 0-36 0" />
      </g>
      <g fill="none" stroke="#d9f03c" strokeWidth="1.700" strokeLinejoin="round" strokeLinecap="round">
        <path d="M96 63q8-3 12 0t14-1M100 75q10 2 12-4t10-3" />
        <path d="M122 57h15v17h-15z" fill="#3b5c2e" />
        <path d="M126 61h7m-7 4h7m-7 4h7" strokeWidth="1" />
      </g>
      <circle cx="111" cy="63.500" r="3.600" fill="#d9f03c" stroke="#161d21" strokeWidth="1" />
    </svg>
  );
}
