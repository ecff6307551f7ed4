import type { ComponentType, CSSProperties, ReactNode } from 'react';

/** Time, reception and battery, in the current colour, 50 px high. Keeps clear of the frame's round corners. */
function StatusBar({ time, battery = 0.78 }: { time: string; battery?: number | undefined }) {
  return (
    <div className="shared-status">
      <span>{time}</span>
      <svg viewBox="0 0 74 12" width="74" aria-hidden="true">
        {[4, 6.5, 9, 12].map((height, bar) => (
          <rect key={height} x={bar * 4.6} y={12 - height} width="3.2" height={height} rx="1" />
        ))}
        <path d="M32.5 2.6c2.3 0 4.4.9 5.9 2.4l1.2-1.2A10 10 0 0 0 32.5.9a10 10 0 0 0-7.1 2.9L26.6 5a8.4 8.4 0 0 1 5.9-2.4m0 3.9c1.2 0 2.3.5 3.1 1.3l1.3-1.3a6.2 6.2 0 0 0-8.8 0l1.3 1.3c.8-.8 1.9-1.3 3.1-1.3m1.6 2.9a2.3 2.3 0 0 0-3.2 0l1.6 1.6z" />
        <rect
          x="47.5"
          y=".5"
          width="22"
          height="11"
          rx="3.3"
          fill="none"
          stroke="currentColor"
          strokeOpacity=".4"
        />
        <rect x="49" y="2" width={19 * battery} height="8" rx="2" />
        <path d="M71 4v4c.8-.3 1.3-1.1 1.3-2S71.8 4.3 71 4" opacity=".45" />
      </svg>
    </div>
  );
}

/** The bar at the lower edge that a thumb pulls up; in the current colour. The root of the screen is its containing block. */
function HomeIndicator() {
  return <div className="shared-home" />;
}

export interface PhoneProps {
  className: string;
  /** In the status bar. */
  time: string;
  /** Charge from 0 to 1. */
  battery?: number;
  style?: CSSProperties;
  children: ReactNode;
}

/** A screen of a phone between its status bar and its home indicator. */
export function Phone({ className, time, battery, style, children }: PhoneProps) {
  return (
    <main className={className} style={style}>
      <StatusBar time={time} battery={battery} />
      {children}
      <HomeIndicator />
    </main>
  );
}

interface TabBarProps<IconName extends string> {
  tabs: readonly (readonly [icon: IconName, name: string])[];
  current: string;
  Icon: ComponentType<{ name: IconName }>;
  /** After the tabs. */
  children?: ReactNode;
}

/** The places of an app at the lower edge, each with its icon. */
export function TabBar<IconName extends string>({ tabs, current, Icon, children }: TabBarProps<IconName>) {
  return (
    <nav className="tabs">
      {tabs.map(([icon, name]) => (
        <span key={name} className={name === current ? 'on' : undefined}>
          <Icon name={icon} />
          {name}
        </span>
      ))}
      {children}
    </nav>
  );
}
