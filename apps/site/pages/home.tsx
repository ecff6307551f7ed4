import { Hero, LogoWall, PathCards } from '@laliaflia/ui';
import { hero, paths, trustedBy } from '../content/pages/home.ts';

export { head } from '../content/pages/home.ts';

export default function Home() {
  return (
    <>
      <Hero {...hero} />
      <LogoWall {...trustedBy} />
      <PathCards {...paths} className="band-gap" />
    </>
  );
}
