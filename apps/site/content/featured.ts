import bmw from './projects/bmw.ts';
import condor from './projects/condor.ts';
import innoapps from './projects/innoapps.ts';
import manifest from './projects/manifest.ts';
import wetrips from './projects/wetrips.ts';

/**
 * What the home page shows: two in full, a phone and a desktop, and three in one frame. Imported one by one: the other
 * projects are no part of that page.
 */
export const featured = { whole: [condor, bmw], switched: [manifest, wetrips, innoapps] } as const;
