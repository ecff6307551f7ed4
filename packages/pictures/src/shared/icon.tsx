interface StrokeProps {
  /** CSS pixels. */
  size?: number;
  strokeWidth?: string;
  /** Round ends and corners. */
  round?: boolean;
}

/** For the icon component of a scene, which finds the drawing by its name. */
export type IconProps<Name extends string> = StrokeProps & { name: Name };

/** A drawing on a field of 24 units, in one stroke of the current colour. */
export function StrokeIcon({
  drawing,
  size = 24,
  strokeWidth = '2',
  round = true,
}: StrokeProps & { drawing: string }) {
  const ends = round ? 'round' : undefined;
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap={ends}
      strokeLinejoin={ends}
      aria-hidden="true"
    >
      <path d={drawing} />
    </svg>
  );
}
