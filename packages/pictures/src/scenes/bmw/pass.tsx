import { Car, paints } from './car.tsx';

/** The pass at seven in the morning: the sun has reached the upper walls only. */
export function Pass() {
  return (
    <svg className="pass" viewBox="0 0 720 372" width="720" height="372" aria-hidden="true">
      <path fill="#bfd9e6" d="M0 0h720v372H0z" />
      <path fill="#e6eee6" d="M0 92q160-30 360-14t360-20v130H0z" />
      <circle cx="598" cy="66" r="30" fill="#fff9dc" />
      <path
        fill="#9fbccd"
        d="M0 150l60-58 44 26 70-76 58 60 40-26 70 66 80-88 64 62 52-38 76 64 50-34 56 46v120H0z"
      />
      <path fill="#dfe9ea" d="M174 42l58 60-30-6-12 16-18-22-20 10zM422 54l64 62-34-8-16 14-12-24-22 14z" />
      <path
        fill="#7d9fb5"
        d="M174 42l58 60 40-26 72 66-34 58H150l34-70zM422 54l64 62 52-38 34 90v80H446z"
        opacity=".7"
      />
      <path fill="#6d9284" d="M0 210l84-60 60 34 72-62 92 82 76-44 90 56 92-70 70 44 84-50v110H0z" />
      <path
        fill="#557a6e"
        d="M216 122l92 82 20 46H190zM566 146l70 44 84-50v110H590zM84 150l60 34 10 60H70z"
      />
      <path fill="#8fae74" d="M0 252q120-52 260-24t250-12 210-12v168H0z" />
      <path fill="#a9c486" d="M0 252q120-52 260-24 60 12 110 8-130 30-370 84z" />
      <g fill="none" stroke="#d9d8cd">
        <path strokeWidth="5" d="M466 214q-60-6-66 6-2 10 56 12 60 2 62 12" />
        <path strokeWidth="9" d="M518 244q0 12-76 14-92 2-90 16 2 10 90 12" />
        <path strokeWidth="16" d="M442 286q120 4 140 16 8 14-90 22" />
      </g>
      <path fill="#39434a" d="M0 304q300-16 720 6v62H0z" />
      <path fill="#4b565d" d="M0 304q300-16 720 6v10Q300 300 0 316z" />
      <path fill="none" stroke="#f2f0e4" strokeWidth="4" strokeDasharray="46 34" d="M0 352q360-10 720 4" />
      <g fill="#2c4a3d">
        <path d="M30 300l20-64 20 64zM64 302l14-48 15 48zM6 302l12-42 13 42zM650 296l22-72 22 72zM690 298l14-46 15 46z" />
      </g>
      <path fill="#3f6b58" d="M50 236l20 64H50zM78 254l15 48H78zM672 224l22 72h-22zM704 252l15 46h-15z" />
      <g fill="#ece9dc">
        <path d="M128 292h12v20h-12zM248 288h12v20h-12zM508 288h12v20h-12zM612 292h12v20h-12z" />
      </g>
      <g fill="#c93a22">
        <path d="M128 296h12v5h-12zM248 292h12v5h-12zM508 292h12v5h-12zM612 296h12v5h-12z" />
      </g>
      <g transform="translate(150 212) scale(.98)">
        <Car paint={paints.ochre} />
      </g>
      <g transform="translate(566 268) scale(.34)">
        <Car kind="touring" paint={paints.brick} />
      </g>
    </svg>
  );
}
