import { generate } from './generate-readme.ts';
import { kilobytes } from './package/budget.ts';
import { buildPackage } from './package/build.ts';
import { measureAll } from './package/measure.ts';
import { readSizes, writeSizes } from './package/size-file.ts';

// Records the current size of every component. Look at the printed sizes before committing the file.
const before = readSizes();
const sizes = await measureAll(await buildPackage());
writeSizes(sizes);
generate({ check: false });
for (const name of new Set([...Object.keys(before), ...Object.keys(sizes)])) {
  const [was, is] = [before[name], sizes[name]];
  if (was === is) continue;
  const from = was === undefined ? 'new' : kilobytes(was);
  console.log(`${name}: ${from} → ${is === undefined ? 'gone' : kilobytes(is)}`);
}
console.log(`${Object.keys(sizes).length} sizes recorded in packages/ui/sizes.json.`);
