import { type IconProps, StrokeIcon } from '../../shared/icon.tsx';

export interface Traveller {
  name: string;
  age: string;
  initial: string;
  seat: string;
  place: string;
}

export const family: readonly Traveller[] = [
  { name: 'Lena', age: 'Adult', initial: 'L', seat: '14A', place: 'Window' },
  { name: 'Mia', age: '7 years', initial: 'M', seat: '14B', place: 'Middle' },
  { name: 'Tom', age: '4 years', initial: 'T', seat: '14C', place: 'Aisle' },
  { name: 'Jonas', age: 'Adult', initial: 'J', seat: '14D', place: 'Aisle' },
];

const paths = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plane:
    'M10.5 13.5L4 11.5l1.5-1.5 6.5.5L16 6c1-1 2.8-1.5 3.5-.8s.2 2.5-.8 3.500l-4.5 4 .5 6.5-1.5 1.5-2-6.5-3 3V19L6.5 20.5 5.7 18.3 3.5 17.5 5 16h2z',
  plug: 'M9 3v5m6-5v5M6 8h12v3a6 6 0 0 1-12 0zm6 9v4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.600L7 7m10 10l1.4 1.400M18.4 5.600L17 7M7 17l-1.4 1.4',
  leg: 'M6 4v9h8l4 7M6 13l-2 7',
  walk: 'M13 4.500h.01M9 21l2-6-2-3 1-5 4 1 1 3 3 1M11 15l4 2 1 4',
  bag: 'M5 8h14v12H5zM9 8V5a3 3 0 0 1 6 0v3',
  wing: 'M3 16c6 0 12-3 18-9M3 16l9 1 9-4',
  sound: 'M4 10v4h4l5 4V6L8 10zm12-1a4 4 0 0 1 0 6m2.5-8.500a8 8 0 0 1 0 11',
  text: 'M3 18L8 6l5 12M4.7 14h6.600M15 18l3-7 3 7m-5-2.300h4',
  chevron: 'M9 6l6 6-6 6',
  swap: 'M4 8h14l-4-4M20 16H6l4 4',
  wallet: 'M4 7h16v12H4zM4 7l11-3v3m1 6h.01',
} as const;

export const Icon = ({ name, ...rest }: IconProps<keyof typeof paths>) => (
  <StrokeIcon {...rest} drawing={paths[name]} />
);

export function TopBar({ action = 'list' }: { action?: keyof typeof paths }) {
  return (
    <header className="top">
      <span className="round">
        <Icon name="back" />
      </span>
      <div className="route">
        <h1>
          Frankfurt <i /> Palma
        </h1>
        <p>Sat 15 July, 06:40 to 08:55</p>
      </div>
      <span className="round">
        <Icon name={action} />
      </span>
    </header>
  );
}
