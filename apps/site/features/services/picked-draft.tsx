interface Place {
  name: string;
  distance: string;
  price: string;
}

interface PickedDraftProps {
  name: PickedName;
  screen: {
    nearest: string;
    free: readonly [string, string];
    start: string;
    action: string;
    from: readonly [string, string];
    places: readonly [Place, Place, Place, Place];
    further: readonly { name: string; price: string }[];
  };
}

/* Each is its draft in nine quarters of the size, with words in place of the bars. */
const drawings = { map: MapFirst, ledger: PricesFirst, answer: AnswerFirst } as const;

export type PickedName = keyof typeof drawings;

/** A draft a size larger, with its real labels. */
export function PickedDraft({ name, screen }: PickedDraftProps) {
  const Drawing = drawings[name];
  const isBuilt = name === 'answer';
  return (
    <svg
      viewBox="0 0 108 189"
      aria-hidden="true"
      direction="ltr"
      fontSize="12"
      className={`lali:block lali:w-full ${
        isBuilt
          ? 'lali:fill-on-highlight lali:forced-colors:fill-[Canvas]'
          : 'lali:fill-on-primary lali:forced-colors:fill-[HighlightText]'
      }`}
    >
      <rect
        width="108"
        height="189"
        rx="12"
        className={
          isBuilt
            ? 'lali:fill-highlight lali:forced-colors:fill-[CanvasText]'
            : 'lali:fill-primary-solid lali:forced-colors:fill-[Highlight]'
        }
      />
      <Drawing {...screen} />
    </svg>
  );
}

type Screen = PickedDraftProps['screen'];

/* Keeps the streets away from the names. */
const aroundWords = ['lali:stroke-primary-solid', 'lali:forced-colors:stroke-[Highlight]'].join(' ');

function MapFirst({ places: [chosen, near, far, farther], start }: Screen) {
  return (
    <>
      <path d="M0 51h108v3H0zM0 112h108v3H0zM36 0h3v144h-3zM79 0h3v144h-3z" opacity="0.4" />
      <path d="M0 144h108v1H0z" />
      <circle cx="20" cy="23" r="6" />
      <circle cx="92" cy="25" r="6" />
      <circle cx="18" cy="84" r="6" />
      <circle cx="59" cy="72" r="11" className="lali:fill-highlight lali:forced-colors:fill-[Canvas]" />
      <circle cx="59" cy="72" r="4" className="lali:fill-on-highlight" />
      <g strokeWidth="4" strokeLinejoin="round" style={{ paintOrder: 'stroke' }} className={aroundWords}>
        <text x="20" y="43" textAnchor="middle">
          {far.name}
        </text>
        <text x="103" y="44" textAnchor="end">
          {farther.name}
        </text>
        <text x="6" y="105">
          {near.name}
        </text>
      </g>
      <text x="10" y="163" className="lali:font-semibold">
        {chosen.name}
      </text>
      <text x="10" y="178">
        {chosen.distance}
      </text>
      <rect x="70" y="153" width="28" height="24" rx="4" />
      <text x="84" y="169" textAnchor="middle" className="lali:fill-primary-solid lali:font-semibold">
        {start}
      </text>
    </>
  );
}

function PricesFirst({ places, further, from: [from, unit] }: Screen) {
  const rows = [...places, ...further].sort((a, b) => Number(a.price) - Number(b.price));
  return (
    <>
      <text x="10" y="26">
        {from}
      </text>
      <text x="10" y="41">
        {unit}
      </text>
      <text x="99" y="41" textAnchor="end" fontSize="24" className="lali:font-display lali:font-[640]">
        {rows[0]?.price}
      </text>
      <path d="M10 53h88v2H10z" />
      {rows.map(({ name, price }, i) => (
        <g key={name} className={i === 0 ? 'lali:font-semibold' : undefined}>
          <text x="10" y={70 + 17.5 * i}>
            {name}
          </text>
          <text x="98" y={70 + 17.5 * i} textAnchor="end">
            {price}
          </text>
        </g>
      ))}
    </>
  );
}

function AnswerFirst({ places: [chosen, near, far], nearest, free: [free], start }: Screen) {
  return (
    <>
      <text x="10" y="24">
        {nearest}
      </text>
      <rect x="10" y="34" width="88" height="68" rx="6" />
      <g className="lali:fill-highlight lali:forced-colors:fill-[CanvasText]">
        <text x="18" y="56" fontSize="17" className="lali:font-display lali:font-[640]">
          {chosen.name}
        </text>
        <text x="18" y="75">
          {chosen.distance}
        </text>
        <text x="18" y="91">
          {free}
        </text>
      </g>
      {[near, far].map(({ name, distance }, i) => (
        <g key={name}>
          <text x="10" y={121 + 17 * i}>
            {name}
          </text>
          <text x="98" y={121 + 17 * i} textAnchor="end">
            {distance}
          </text>
        </g>
      ))}
      <rect x="10" y="151" width="88" height="27" rx="6" />
      <text
        x="54"
        y="169"
        textAnchor="middle"
        className="lali:fill-highlight lali:font-semibold lali:forced-colors:fill-[CanvasText]"
      >
        {start}
      </text>
    </>
  );
}
