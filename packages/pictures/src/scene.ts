import type { ComponentType } from 'react';

export type Device = 'phone' | 'desktop';

/** One picture: a product state at the real size of its device. */
export interface Screen {
  /** Names the files: lower-case, hyphens. */
  id: string;
  device: Device;
  /** Under the frame: what the visitor can do here, in one short sentence. */
  caption: string;
  /** For those who do not see it: what stands on the screen, without repeating the caption. */
  alt: string;
  Screen: ComponentType;
}

/** The screens of one project of the portfolio, and the world they live in. */
export interface Scene {
  /** The project's id in the site's content. */
  project: string;
  /** Style sheets of font packages, such as `@fontsource-variable/inter/index.css`. */
  fonts: readonly string[];
  /** The world's own style sheet: `import styles from './condor.css?inline'`. */
  styles: string;
  /** In the order in which a visitor meets them; six at the most. */
  screens: readonly Screen[];
}

/** CSS pixels: 9 to 19.5 and 16 to 10, as the frames have it. */
export const viewports: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 845 },
  desktop: { width: 1440, height: 900 },
};
