import type { Message } from './message.ts';

export interface AnsweringFigureLabels {
  /** The button that grows another figure. */
  another: string;
  /** Describes the button: what it is that grows. */
  about: string;
  /** Announced then: 'Figure {count} has grown.' */
  grown: Message;
}

export interface GalleryLabels {
  previous: string;
  next: string;
  /** What is in view, where one screen is: '{position} of {count}'. */
  screen: Message;
  /** What is in view, where several are: '{first} to {last} of {count}'. */
  screens: Message;
  /** In the full view. */
  previousPicture: string;
  nextPicture: string;
  close: string;
}

export interface LightboxLabels {
  previous: string;
  next: string;
  close: string;
  /** Where one is: '{position} of {count}'. */
  position: Message;
}

export interface VideoPosterLabels {
  play: string;
}
