/** Size in px, as social networks show a link. */
export const PICTURE = { width: 1200, height: 630 } as const;

export interface Shape {
  d: string;
  fill: string;
  stroke: string;
  width: number;
}

export interface Word {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  weight: number;
  family: string;
  fill: string;
  align: 'start' | 'center' | 'end';
}

export interface Drawing {
  ground: string;
  shapes: readonly Shape[];
  words: readonly Word[];
  /** Of the figure: px for a unit, and the place of its middle. */
  scale: number;
  middle: { x: number; y: number };
}
