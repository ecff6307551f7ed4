import { buildPackage } from './package/build.ts';

const entries = await buildPackage();
console.log(`Built ${entries.length} entries in packages/ui/dist.`);
