export type Device = 'phone' | 'desktop';

/** A part of a screen that is shown by itself at its own size. In CSS pixels from the screen's upper left corner. */
export interface Piece {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One image: a state of a product at the real size of its device. */
export interface Screen {
  /** Names the component's module, `<id>.tsx` beside the scene's index.ts, and the image files: lower-case, hyphens. */
  id: string;
  device: Device;
  /** The caption under the frame: what the visitor can do here, in one short sentence. */
  caption: string;
  /** The alternative text: what the screen shows, without repeating the caption. */
  alt: string;
  /** Cut out besides, as `<id>-piece`. Default none. */
  piece?: Piece;
}

/**
 * The screens of one project of the portfolio. Plain data without imports, so that images can be checked against
 * their scenes without React and the fonts.
 */
export interface Scene {
  /** The project's id in the site's content. */
  project: string;
  /** Style sheets of font packages, such as `@fontsource-variable/inter/index.css`. */
  fonts: readonly string[];
  /** Style sheets in the scene's folder, in cascade order; each applies to every screen. */
  styles: readonly string[];
  /** In the order in which a visitor sees them; at most six. */
  screens: readonly Screen[];
}

/** In CSS pixels: 9 to 19.5 and 16 to 10, the proportions of the frames. */
export const viewports: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 845 },
  desktop: { width: 1440, height: 900 },
};
