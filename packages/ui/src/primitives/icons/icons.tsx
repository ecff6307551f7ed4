import type { ComponentProps } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'd'> {
  /** Edge length in pixels at the browser's default text size; icons grow with the text. Default 20. */
  size?: number;
}

/**
 * All icons share one 24 grid, a stroke of 2 and square caps. They are decoration: the name of a control comes from its
 * text or its label, so each icon is hidden from assistive technology.
 */
function Stroke({ size = 20, d, className, ...props }: IconProps & { d: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
      strokeLinejoin="miter"
      className={className}
      {...props}
    >
      <path d={d} />
    </svg>
  );
}

/** Points to the end of the line; mirror it with `rtl:-scale-x-100`. */
export function ArrowIcon(props: IconProps) {
  return <Stroke d="M4.5 12H19M13 6l6 6-6 6" {...props} />;
}

/** Leaves the site, or opens a new tab. */
export function ArrowOutIcon(props: IconProps) {
  return <Stroke d="M6.5 17.5 17 7M8 6.5h9.5V16" {...props} />;
}

/** Points down; turn it with a transform where something is open. */
export function ChevronIcon(props: IconProps) {
  return <Stroke d="m6.5 9.5 5.5 5.5 5.5-5.5" {...props} />;
}

/** Done, chosen or included. */
export function CheckIcon(props: IconProps) {
  return <Stroke d="m5.5 12.5 4.5 4.5 9-10" {...props} />;
}

/** Closes something, or empties a field. */
export function CloseIcon(props: IconProps) {
  return <Stroke d="m6.5 6.5 11 11m0-11-11 11" {...props} />;
}

/** A lens, for search. */
export function SearchIcon(props: IconProps) {
  return <Stroke d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.9 11.4 4.9 4.9" {...props} />;
}

/** Two lines: opens the menu. */
export function MenuIcon(props: IconProps) {
  return <Stroke d="M4.5 8.5h15m-15 7h15" {...props} />;
}

/** A triangle: something is wrong. */
export function AlertIcon(props: IconProps) {
  return <Stroke d="M12 3.8 21.4 20H2.6ZM12 10v4m0 2.9v.1" {...props} />;
}

/** An i in a circle: good to know. */
export function InfoIcon(props: IconProps) {
  return <Stroke d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8.5V16m0-8.1V8" {...props} />;
}

/** The sign alone, for a filled cell. */
export function ExclaimIcon(props: IconProps) {
  return <Stroke d="M12 5v8m0 5.4v.2" {...props} />;
}

/** The sign alone, for a filled cell. */
export function InformIcon(props: IconProps) {
  return <Stroke d="M12 11v8m0-13.6v.2" {...props} />;
}

/** Something grows: a stem with two leaves. */
export function SproutIcon(props: IconProps) {
  return (
    <Stroke
      d="M12 20v-9m0 3c0-4-2.5-6-7.5-6 0 4 2.5 6 7.5 6Zm0-3c0-4 2.5-6.5 7.5-6.5 0 4-2.5 6.5-7.5 6.5Z"
      {...props}
    />
  );
}

/** The light theme. */
export function SunIcon(props: IconProps) {
  return (
    <Stroke
      d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v.5m0 17v.5m9-9h-.5M3.5 12H3m15.36-6.36-.35.35M5.99 18.01l-.35.35m12.72 0-.35-.35M5.99 5.99l-.35-.35"
      {...props}
    />
  );
}

/** The dark theme. */
export function MoonIcon(props: IconProps) {
  return <Stroke d="M20 14.2A8.5 8.5 0 0 1 9.8 4a8.5 8.5 0 1 0 10.2 10.2Z" {...props} />;
}

/** A screen on its stand: follow the device. */
export function SystemIcon(props: IconProps) {
  return <Stroke d="M3.5 5h17v11.5h-17Zm5 15.5h7" {...props} />;
}
