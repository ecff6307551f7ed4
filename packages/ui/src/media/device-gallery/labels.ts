export interface GalleryLabels {
  previous: string;
  next: string;
  /** What is in view; all count from 1, and `first` equals `last` where one screen is. */
  position: (first: number, last: number, count: number) => string;
  /** In the full view. */
  previousPicture: string;
  nextPicture: string;
  close: string;
}

export const english: GalleryLabels = {
  previous: 'Previous screens',
  next: 'Next screens',
  position: (first, last, count) =>
    first === last ? `Screen ${first} of ${count}` : `Screens ${first} to ${last} of ${count}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  close: 'Close',
};
