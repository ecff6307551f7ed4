import { projectsWithScenes } from '../src/render/files.ts';
import { preview } from '../src/render/preview.ts';
import { complaintsAbout, update } from '../src/render/update.ts';
import { weigh } from '../src/render/weigh.ts';

const [first, project, ...screens] = process.argv.slice(2);

if (first === 'preview') {
  if (project === undefined) {
    throw new Error(`Say which project: pnpm pictures preview ${projectsWithScenes().join('|')} [screen …]`);
  }
  console.log((await preview(project, screens)).join('\n'));
} else if (first === 'check') {
  const complaints = await complaintsAbout();
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} else {
  const named = process.argv.slice(2);
  await update(named.length > 0 ? named : undefined, console.log);
  console.log(weigh());
}
