/** A herder's hut above the trees, lamps lit. */
export function Hut() {
  return (
    <svg viewBox="0 0 358 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#47345f" />
        <stop offset=".75" stopColor="#f0925c" />
      </linearGradient>
      <path d="M0 0h358v190H0z" fill="url(#dusk)" />
      <path d="M0 120l46-44 26 22 58-70 40 52 30-22 46 52 42-30 70 54v60H0z" fill="#86466a" />
      <path d="M130 28l40 52 14 40-30-16 2-28zM46 76l26 22 8 30-22-18zM246 110l42-30 14 50z" fill="#633460" />
      <path d="M130 28l14 18-8 8-8-8-10 7z" fill="#ffcba8" />
      <path d="M0 140c60-30 130-22 180-6s120 6 178-20v76H0z" fill="#43284f" />
      <path d="M0 166c80-26 150-22 210-12s110 0 148-12v48H0z" fill="#2c1c3d" />
      <path d="M0 184c90-16 190-14 358-6v12H0z" fill="#1e142d" />
      <path d="M196 100l56-34 64 34z" fill="#2a1a22" />
      <path d="M252 66l64 34h14l-66-37z" fill="#3d2730" />
      <path d="M204 100h104v56H204z" fill="#6e3a26" />
      <path d="M204 110h104M204 121h104M204 132h104M204 143h104" stroke="#57291a" strokeWidth="2" />
      <path d="M308 100h10v56h-10z" fill="#4a2418" />
      <path d="M200 150h112v8H200z" fill="#8d8192" />
      <path d="M216 112h20v20h-20zM276 112h20v20h-20z" fill="#ffd36b" />
      <path d="M248 114h17v42h-17z" fill="#35180f" />
      <path d="M226 112v20m-10-10h20m50-10v20m-10-10h20" stroke="#6e3a26" strokeWidth="2.500" />
      <path d="M210 132h32v5h-32zM270 132h32v5h-32z" fill="#c23f2a" />
      <path d="M282 66v-16h11v21z" fill="#4a2b2b" />
      <path
        d="M288 44c-6-8 8-10 2-18s6-10 3-16"
        fill="none"
        stroke="#ffd9bd"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".55"
      />
      <path d="M216 158l-34 26h70l-16-26z" fill="#ffb65f" opacity=".28" />
      <path d="M30 178l14-52 14 52zM62 182l11-40 11 40zM6 182l10-36 10 36z" fill="#170f25" />
      <path d="M334 180l10-40 12 40z" fill="#170f25" />
      <path d="M96 172h40v3H96zM100 166h4v12h-4zM114 166h4v12h-4zM128 166h4v12h-4z" fill="#5a3d4c" />
      <path
        d="M70 22h.01M104 14h.01M206 22h.01M232 40h.01M330 26h.01M24 44h.01"
        stroke="#ffe4c2"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Two tents on the gravel beside the river. */
export function Camp() {
  return (
    <svg viewBox="0 0 104 104" aria-hidden="true">
      <path d="M0 0h104v104H0z" fill="#cfe6df" />
      <path d="M0 50l22-26 14 14 26-32 42 46v12H0z" fill="#8fb5ac" />
      <path d="M62 6l42 46v8L76 44l-2-20z" fill="#73a096" />
      <path d="M0 56c30-10 70-8 104-2v50H0z" fill="#3f7a68" />
      <path d="M0 72c40-8 70-6 104 0v32H0z" fill="#e9d9b4" />
      <path d="M0 90c30-10 64-8 104-4v18H0z" fill="#4dbab3" />
      <path
        d="M10 97c20-5 30 3 48-2m10 4c10-3 16-2 26-3"
        stroke="#b5ece0"
        strokeWidth="2.500"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M16 82l20-32 24 32z" fill="#d6702f" />
      <path d="M36 50l24 32H46z" fill="#a84e19" />
      <path d="M36 50l-6 32h12z" fill="#4a230c" />
      <path d="M64 80l14-22 18 22z" fill="#f3c063" />
      <path d="M78 58l18 22H86z" fill="#cf9738" />
      <path d="M4 68l7-28 7 28zM88 60l6-24 6 24z" fill="#1f4f4b" />
    </svg>
  );
}
