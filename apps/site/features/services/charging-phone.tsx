import { DeviceFrame } from '@laliaflia/ui';

interface Place {
  name: string;
  distance: string;
  price: string;
  free: string;
}

interface ChargingPhoneProps {
  /** What it shows, for who does not see it. */
  alt: string;
  screen: {
    time: string;
    title: string;
    filters: readonly string[];
    nearest: string;
    free: readonly [string, string];
    price: string;
    action: string;
    others: string;
    tabs: readonly string[];
    places: readonly [Place, ...Place[]];
  };
}

/** More would leave no room for the map. */
const LISTED = 2;

const route = ['lali:fill-none', 'lali:stroke-primary-solid', 'lali:forced-colors:stroke-[CanvasText]'].join(
  ' ',
);
const icons = [
  'M3 10a7 7 0 1 1 14 0c0 4-7 9-7 9s-7-5-7-9z',
  'M3 16V5h6v11h8V5',
  'M4 3h12v15l-3-2-3 2-3-2-3 2z',
];

/** The draft that was chosen, as it is built: the nearest place first, the others below it. */
export function ChargingPhone({ alt, screen }: ChargingPhoneProps) {
  const [chosen, ...others] = screen.places;
  return (
    <DeviceFrame device="phone">
      <div
        role="img"
        aria-label={alt}
        dir="ltr"
        className="lali:absolute lali:inset-0 lali:flex lali:flex-col lali:overflow-clip lali:surface-page lali:text-[0.8125rem] lali:leading-tight"
      >
        <span className="lali:flex lali:justify-between lali:px-6 lali:pt-3 lali:font-semibold">
          {screen.time}
          <svg viewBox="0 0 40 12" aria-hidden="true" className="lali:w-10 lali:fill-current">
            <path d="M0 8h3v4H0zM5 5h3v7H5zM10 2h3v10h-3zM22 2h15v8H22zM38 4h2v4h-2z" />
          </svg>
        </span>
        <span className="lali:type-subheading lali:px-4 lali:pt-4">{screen.title}</span>
        <span className="lali:flex lali:gap-1.5 lali:px-4 lali:pt-3">
          {screen.filters.map((filter, i) => (
            <span
              key={filter}
              className={`lali:rounded-full lali:border lali:px-3 lali:py-1.5 lali:whitespace-nowrap ${
                i === 0 ? 'lali:border-text lali:bg-text lali:text-page' : 'lali:border-control'
              }`}
            >
              {filter}
            </span>
          ))}
        </span>
        <span className="lali:mx-4 lali:mt-3 lali:flex lali:min-h-0 lali:grow lali:flex-col lali:overflow-clip lali:rounded-card lali:bg-highlight lali:text-on-highlight">
          <Streets />
          <span className="lali:grid lali:gap-1 lali:p-3">
            <span className="lali:flex lali:justify-between">
              <span>{screen.nearest}</span>
              <span>{chosen.distance}</span>
            </span>
            <span className="lali:text-[1.5rem] lali:font-display lali:font-[640]">{chosen.name}</span>
            <span className="lali:flex lali:justify-between">
              <span>{screen.free[1]}</span>
              <span>{screen.price}</span>
            </span>
            <span className="lali:mt-2 lali:rounded-control lali:bg-on-highlight lali:py-3 lali:text-center lali:text-[0.9375rem] lali:font-semibold lali:text-highlight">
              {screen.action}
            </span>
          </span>
        </span>
        <span className="lali:px-4 lali:pt-4 lali:font-semibold">{screen.others}</span>
        <span className="lali:px-4 lali:pb-2">
          {others.slice(0, LISTED).map(({ name, distance, free, price }) => (
            <span
              key={name}
              className="lali:grid lali:grid-cols-[minmax(0,1fr)_auto] lali:border-b lali:border-soft lali:py-2 lali:last:border-b-0"
            >
              <span className="lali:text-[0.9375rem] lali:font-semibold">{name}</span>
              <span className="lali:text-end">{price}</span>
              <span className="lali:text-soft">{distance}</span>
              <span className="lali:text-end lali:text-soft">{free}</span>
            </span>
          ))}
        </span>
        <span className="lali:flex lali:justify-between lali:border-t lali:border-soft lali:px-8 lali:pt-2 lali:pb-4 lali:text-[0.75rem] lali:surface-raised">
          {screen.tabs.map((tab, i) => (
            <span
              key={tab}
              className={`lali:grid lali:justify-items-center lali:gap-1 ${i === 0 ? 'lali:text-primary-text lali:font-semibold' : 'lali:text-soft'}`}
            >
              <svg
                viewBox="0 0 20 20"
                aria-hidden="true"
                className="lali:size-5 lali:fill-none lali:stroke-current"
              >
                <path d={icons[i]} strokeWidth="1.8" strokeLinejoin="round" />
              </svg>
              {tab}
            </span>
          ))}
        </span>
      </div>
    </DeviceFrame>
  );
}

/** The way there, over the streets. */
function Streets() {
  return (
    <svg
      viewBox="0 0 270 120"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="lali:block lali:min-h-0 lali:w-full lali:grow lali:bg-surface"
    >
      <path
        d="M-10 40 120 22 290 44M-10 96 150 84 290 102M52-10 66 140M128-10 142 140M214-10 206 140"
        strokeWidth="5"
        className="lali:fill-none lali:stroke-line"
      />
      <path d="M66 150 61 91 137 85 132 22 211 32" strokeWidth="4" strokeLinejoin="round" className={route} />
      <circle cx="63" cy="112" r="7" className="lali:fill-primary-solid" />
      <circle cx="211" cy="32" r="13" className="lali:fill-on-highlight" />
      <path d="m213 23-8 11h5l-2 8 8-11h-5z" className="lali:fill-highlight" />
    </svg>
  );
}
