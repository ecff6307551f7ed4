import { followPointer } from '@laliaflia/ui/answering-figure';
import './app.css';
import { track } from './browser/tracking.ts';
import { hydrateOnAct } from './shell/defer.ts';

const root = document.getElementById('root');
if (root === null) {
  console.error(
    'There is no element with the id "root", so the page stays as it was delivered: forms and links work, nothing else does.',
  );
} else {
  track('page_view', location.pathname + location.search);
  followPointer();
  hydrateOnAct(root, () => import('./hydrate.tsx'));
}
