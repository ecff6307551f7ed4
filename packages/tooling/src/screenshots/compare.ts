import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

// A looser threshold let a visible change of colour pass.
const threshold = 0.02;
const allowedPixels = 20;

/**
 * Compares two image files.
 * @param differenceFile Where an image of the difference is written, if there is one.
 * @returns What differs; undefined if there is no visible difference.
 */
export function compareFiles(
  expectedFile: string,
  actualFile: string,
  differenceFile: string,
): string | undefined {
  const expected = PNG.sync.read(readFileSync(expectedFile));
  const actual = PNG.sync.read(readFileSync(actualFile));
  if (expected.width !== actual.width || expected.height !== actual.height) {
    return `is ${actual.width} × ${actual.height} px, was ${expected.width} × ${expected.height}`;
  }
  const { width, height } = expected;
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(expected.data, actual.data, difference.data, width, height, { threshold });
  if (pixels <= allowedPixels) return undefined;
  writeFileSync(differenceFile, PNG.sync.write(difference));
  return `differs in ${pixels} pixels`;
}
