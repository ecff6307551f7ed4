/** The country between the lake and the high passes; 1440 by 828. */
export function Land() {
  return (
    <svg className="land" viewBox="0 0 1440 828" width="1440" height="828" aria-hidden="true">
      <path fill="#dde7d2" d="M0 0h1440v828H0z" />
      <path fill="#c9dab8" d="M0 330q180-60 330 10t260-60 300 30 250-70 300 20v568H0z" />
      <path fill="#d6e2c8" d="M560 0q60 90 190 70t230 60 200-40 260 50V0z" />
      <path fill="#b7cda4" d="M0 700q200-40 300-140q160-110 320-70t250-50 240 20 330-60v428H0z" />
      <path fill="#a9c7d8" d="M0 440q130-30 220 0t164 14q34 14 22 46-20 40-110 40-90 0-150 70T0 690z" />
      <path fill="#bcd5e2" d="M0 470q130-30 210 0t150 14q24 8 14 24-24 20-100 18-90 0-150 66T0 660z" />
      <path
        fill="#a9c7d8"
        d="M628 340q44-18 60 4 14 22-18 30-46 10-58-8-2-14 16-26M1196 300q30-22 56-6 26 20 6 50-34 22-60 0-16-26-2-44"
      />
      <path
        fill="none"
        stroke="#a9c7d8"
        strokeWidth="6"
        d="M706 830q-10-120 10-200t-20-150-10-90 70-110 30-130-30-150M1300 830q-60-150-30-260t-40-230"
      />
      {ranges.map(([x, y, size]) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(${size} ${Math.abs(size)})`}>
          <path fill="#8fa98a" d="M-72 46Q-44 26-20-14L-6-2 12-44 40 2 52-8Q70 30 100 46 10 58-72 46Z" />
          <path fill="#6f8f78" d="M12-44L40 2 52-8Q70 30 100 46 70 51 26 52L4 10Z" />
          <path fill="#6f8f78" d="M-20-14L-6-2-14 51Q-30 51-40 49Z" />
          <path fill="#f4f6ee" d="M12-44L26-21 16-24 8-14 0-16Z" />
        </g>
      ))}
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        {motorways.map((way) => (
          <g key={way}>
            <path stroke="#fbfcfa" strokeWidth="10" d={way} />
            <path stroke="#aab8b0" strokeWidth="2" d={way} />
          </g>
        ))}
        <path stroke="#fbfcfa" strokeWidth="5" d={roads} />
        <path stroke="#161d21" strokeWidth="13" d={loop} />
        <path stroke="#d9f03c" strokeWidth="7" d={loop} />
      </g>
    </svg>
  );
}

const motorways = [
  'M396 446Q450 380 484 290T620 130 700-10',
  'M826-10Q836 90 866 176T990 310 1160 400 1450 470',
];

const roads =
  'M396 446Q460 450 520 420M720 400Q800 320 866 176M770 500Q776 600 780 690M770 500Q860 520 920 470T1000 318M866 176Q760 190 640 172T484 290M484 290Q340 240 200 260T-10 220M866 176Q990 150 1110 190T1450 150';

const loop =
  'M720 400Q620 376 520 420 516 486 552 518 584 542 566 562 554 582 582 592 614 594 624 568 642 542 690 534 742 526 770 500 768 438 720 400Z';

const ranges = [
  [930, 566, 0.9],
  [470, 624, -0.9],
  [1030, 596, -1.2],
  [670, 640, 1],
  [400, 690, 1.2],
  [870, 650, -1.5],
  [540, 690, -1.3],
  [980, 700, 1.6],
  [690, 730, 1.3],
  [1190, 740, -1.4],
] as const;

export const towns = [
  ['Lindau', 396, 446],
  ['Wangen', 484, 290],
  ['Oberstaufen', 520, 420],
  ['Immenstadt', 720, 400],
  ['Kempten', 866, 176],
  ['Sonthofen', 770, 500],
  ['Oberstdorf', 780, 690],
  ['Nesselwang', 1000, 318],
  ['Isny', 640, 172],
] as const;
