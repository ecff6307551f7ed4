/**
 * The tag of a story whose play only looks at what is drawn and touches nothing. While nothing has changed that it shows, it
 * would find what it has found before, so vitest.setup.ts does not draw it again.
 */
export const still = 'still';

/** Marks the canvas of a story that is not drawn again. */
export const leaveAsAccepted = (canvas: HTMLElement): void => {
  canvas.dataset.asAccepted = '';
};

/** What the play of a still story asks first: there is nothing to look at. */
export const isLeftAsAccepted = (canvas: HTMLElement): boolean => canvas.dataset.asAccepted !== undefined;
