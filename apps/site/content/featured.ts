import bmw from './projects/bmw.ts';
import condor from './projects/condor.ts';
import innoapps from './projects/innoapps.ts';
import manifest from './projects/manifest.ts';
import wetrips from './projects/wetrips.ts';

/** What the home page shows. Imported one by one: the other projects are no part of that page. */
export const featured = [manifest, condor, bmw, wetrips, innoapps] as const;
