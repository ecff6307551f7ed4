import type { ReactNode } from 'react';
import { statusTones } from './status-tones.ts';

export interface ApplicationsScreen {
  title: string;
  action: string;
  heads: readonly [string, string, string];
  menu: readonly string[];
  /** The status is a place in the list of all. */
  rows: readonly { name: string; amount: string; status: number }[];
  status: readonly string[];
}

interface ScreenProps {
  alt: string;
  screen: ApplicationsScreen;
}

const frame = [
  'lali:relative',
  'lali:flex',
  'lali:flex-col',
  'lali:overflow-clip',
  'lali:border',
  'lali:border-control',
  'lali:surface-raised',
  'lali:text-[0.8125rem]',
  'lali:leading-tight',
].join(' ');

/** In a browser there is room for a menu and a table. */
export function InBrowser({ alt, screen }: ScreenProps) {
  const { title, action, heads, rows, menu, status } = screen;
  return (
    <div role="img" aria-label={alt} dir="ltr" className={`lali:rounded-card ${frame}`}>
      <span className="lali:flex lali:gap-1.5 lali:border-b lali:border-soft lali:px-4 lali:py-3">
        {menu.map((entry) => (
          <span key={entry} className="lali:size-2 lali:rounded-full lali:bg-control" />
        ))}
      </span>
      <span className="lali:flex lali:grow">
        <span className="lali:hidden lali:w-28 lali:shrink-0 lali:flex-col lali:gap-1 lali:border-e lali:border-soft lali:p-3 lali:@2xl:flex">
          {menu.map((entry, i) => (
            <MenuEntry key={entry} current={i === 0}>
              {entry}
            </MenuEntry>
          ))}
        </span>
        <span className="lali:block lali:min-w-0 lali:grow lali:p-4 lali:@2xl:p-5">
          <span className="lali:flex lali:items-center lali:justify-between">
            <span className="lali:type-subheading">{title}</span>
            <Action>{action}</Action>
          </span>
          <span className="lali:mt-4 lali:block lali:border-b lali:border-soft">
            <Line name={heads[0]} amount={heads[1]} end={heads[2]} quiet />
            {rows.map(({ name, amount, status: at }) => (
              <Line key={name} name={name} amount={amount} end={<Status at={at} all={status} />} />
            ))}
          </span>
        </span>
      </span>
    </div>
  );
}

/** On a phone each line is a card; each system has its own way to move on. */
export function OnPhones({ alt, screen }: ScreenProps) {
  return (
    <div role="img" aria-label={alt} dir="ltr" className="lali:grid lali:grid-cols-2 lali:gap-4">
      <Phone screen={screen} rounded="lali:rounded-[2rem]">
        <span className="lali:mt-auto lali:flex lali:justify-between lali:border-t lali:border-soft lali:px-5 lali:pt-2 lali:pb-4 lali:surface-raised">
          {screen.menu.map((entry, i) => (
            <span
              key={entry}
              className={i === 0 ? 'lali:text-primary-text lali:font-semibold' : 'lali:text-soft'}
            >
              {entry}
            </span>
          ))}
        </span>
      </Phone>
      <Phone screen={screen} rounded="lali:rounded-[1rem]">
        <span className="lali:absolute lali:end-3 lali:bottom-3 lali:rounded-[1rem] lali:bg-primary-solid lali:p-3 lali:text-on-primary lali:forced-colors:border">
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="lali:block lali:size-5 lali:fill-none lali:stroke-current"
          >
            <path d="M10 2v16M2 10h16" strokeWidth="2.5" />
          </svg>
        </span>
      </Phone>
    </div>
  );
}

/** So many lines fit above the round button on the smallest screens. */
const SHORT = 3;

function Phone({
  screen,
  rounded,
  children,
}: {
  screen: ApplicationsScreen;
  rounded: string;
  children: ReactNode;
}) {
  return (
    <span className={`lali:aspect-[9/19.5] ${rounded} ${frame}`}>
      <span className="lali:px-2.5 lali:pt-5 lali:pb-3 lali:text-[1.0625rem] lali:font-semibold">
        {screen.title}
      </span>
      {screen.rows.map(({ name, amount, status }, i) => (
        <span
          key={name}
          className={`lali:gap-1 lali:border-t lali:border-soft lali:px-2.5 lali:py-1.5 lali:@3xl:py-2 ${i < SHORT ? 'lali:grid' : 'lali:hidden lali:@sm:grid'}`}
        >
          <span className="lali:font-semibold">{name}</span>
          <span className="lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-1">
            {amount}
            <Status at={status} all={screen.status} />
          </span>
        </span>
      ))}
      {children}
    </span>
  );
}

/** The parts alone. */
export function Parts({
  alt,
  screen: {
    action,
    menu,
    rows: [row],
    status,
  },
}: ScreenProps) {
  return (
    <div
      role="img"
      aria-label={alt}
      dir="ltr"
      className={`lali:justify-between lali:gap-4 lali:rounded-card lali:p-4 ${frame}`}
    >
      <span className="lali:flex lali:gap-2">
        {swatches.map((swatch) => (
          <span
            key={swatch}
            className={`lali:h-12 lali:grow lali:rounded-control lali:forced-colors:border ${swatch}`}
          />
        ))}
      </span>
      <Action>{action}</Action>
      <MenuEntry current>{menu[0]}</MenuEntry>
      <span className="lali:border-y lali:border-soft lali:py-2">
        <span className="lali:font-semibold">{row?.name}</span>
        <br />
        {row?.amount}
      </span>
      <span className="lali:flex lali:max-w-[15em] lali:flex-wrap lali:gap-1.5">
        {status.map((name, i) => (
          <Status key={name} at={i} all={status} />
        ))}
      </span>
    </div>
  );
}

const swatches = [
  'lali:bg-primary-solid',
  'lali:bg-success-solid',
  'lali:bg-highlight',
  'lali:bg-text',
  'lali:bg-control',
];

function Line({
  name,
  amount,
  end,
  quiet = false,
}: {
  name: string;
  amount: string;
  end: ReactNode;
  quiet?: boolean;
}) {
  return (
    <span
      className={`lali:grid lali:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)] lali:items-center lali:gap-x-2 lali:border-t lali:border-soft lali:py-2 lali:@2xl:py-3 ${quiet ? 'lali:text-soft' : ''}`}
    >
      <span className={quiet ? '' : 'lali:font-semibold'}>{name}</span>
      <span className="lali:tabular-nums">{amount}</span>
      <span>{end}</span>
    </span>
  );
}

function Action({ children }: { children: ReactNode }) {
  return (
    <span className="lali:rounded-control lali:bg-primary-solid lali:px-3 lali:py-2.5 lali:text-center lali:font-semibold lali:text-on-primary lali:forced-colors:border">
      {children}
    </span>
  );
}

function MenuEntry({ current, children }: { current: boolean; children: ReactNode }) {
  return (
    <span
      className={`lali:block lali:rounded-control lali:px-3 lali:py-2 ${
        current ? 'lali:bg-page lali:text-primary-text lali:font-semibold' : 'lali:text-soft'
      }`}
    >
      {children}
    </span>
  );
}

function Status({ at, all }: { at: number; all: readonly string[] }) {
  return (
    <span
      className={`lali:inline-block lali:rounded-full lali:border lali:px-2 lali:py-1 lali:font-semibold lali:whitespace-nowrap ${statusTones[at]}`}
    >
      {all[at]}
    </span>
  );
}
