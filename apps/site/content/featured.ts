import bmw from './projects/bmw.ts';
import condor from './projects/condor.ts';
import innoapps from './projects/innoapps.ts';
import manifest from './projects/manifest.ts';
import wetrips from './projects/wetrips.ts';
import livia from './team/livia-arndt.ts';

/**
 * What the home page shows: two in full, a phone and a desktop, and three in one frame. Imported one by one: the other
 * projects are no part of that page.
 */
export const featured = { whole: [condor, bmw], switched: [manifest, wetrips, innoapps] } as const;

/** Details of three of them at their own size, cut from the screens by `pnpm pictures`. */
export const details = {
  vote: {
    project: wetrips,
    file: 'wetrips/vote-piece',
    alt: `${wetrips.title}: votes`,
    width: 104,
    height: 83,
  },
  seats: {
    project: condor,
    file: 'condor/seat-map-piece',
    alt: `${condor.title}: a seat row`,
    width: 98,
    height: 49,
  },
  timer: {
    project: manifest,
    file: 'manifest/conversation-piece',
    alt: `${manifest.title}: a timer`,
    width: 96,
    height: 96,
  },
} as const;

/** Whose portrait stands beside them; it is drawn by `pnpm generate`. */
export const leader = { alt: livia.name, href: '/about' } as const;
