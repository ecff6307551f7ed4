import { Cell } from './cells.tsx';

interface DotProps {
  x: number;
  y: number;
  size: number;
}

/* Who is in a picture of working together: round is the client's team, square is us, and yellow is the problem. */

export const You = (place: DotProps) => <Cell {...place} built={0} />;
export const Us = (place: DotProps) => <Cell {...place} built={1} />;
export const Problem = (place: DotProps) => <Cell {...place} built={0.7} kind="taken" />;

/** Who may come as well. */
export const More = ({ x, y, size }: DotProps) => (
  <Frame
    x={x - size / 2 + 1.5}
    y={y - size / 2 + 1.5}
    width={size - 3}
    height={size - 3}
    corner={size / 2 - 1.5}
  />
);

interface FrameProps {
  /** Its upper corner at the start. */
  x: number;
  y: number;
  width: number;
  height: number;
  corner?: number;
}

/** A room, a wall or a page. */
export function Frame({ x, y, width, height, corner = 10 }: FrameProps) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={corner}
      strokeWidth="3"
      className="lali:fill-none lali:stroke-control lali:forced-colors:stroke-[CanvasText]"
    />
  );
}
