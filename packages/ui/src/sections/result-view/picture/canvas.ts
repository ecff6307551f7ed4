export function context(width: number, height: number): CanvasRenderingContext2D {
  const found = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: width === 1,
  });
  if (found === null) throw new Error('This browser cannot draw a picture.');
  return found;
}
