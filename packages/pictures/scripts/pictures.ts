import { projectsWithScenes } from '@laliaflia/tooling/pictures/files.ts';
import { differences } from '@laliaflia/tooling/pictures/plan.ts';
import { preview } from '../src/render/preview.ts';
import { update } from '../src/render/update.ts';
import { weigh } from '../src/render/weigh.ts';

const named = process.argv.slice(2);
const [first, project, ...screens] = named;

if (first === 'preview') {
  if (project === undefined) {
    throw new Error(`Say which project: pnpm pictures preview ${projectsWithScenes().join('|')} [screen …]`);
  }
  console.log((await preview(project, screens)).join('\n'));
} else if (first === 'check') {
  const found = await differences();
  for (const difference of found) console.error(difference);
  process.exitCode = found.length > 0 ? 1 : 0;
} else {
  await update(named.length > 0 ? named : projectsWithScenes(), console.log);
  console.log(weigh());
}
