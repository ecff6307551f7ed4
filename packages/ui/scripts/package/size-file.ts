import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sizes } from './budget.ts';
import { packageRoot } from './paths.ts';

const file = path.join(packageRoot, 'sizes.json');

export const readSizes = (): Sizes => JSON.parse(readFileSync(file, 'utf8')) as Sizes;

export const writeSizes = (sizes: Sizes): void => writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
