import { Hero, LogoWall, PathCards } from '@laliaflia/ui';
import { heads } from '../content/heads.ts';
import { hero, paths, trustedBy } from '../content/home.ts';

export const head = heads['/'];

export default function Home() {
  return (
    <>
      <Hero {...hero} />
      <LogoWall {...trustedBy} />
      <PathCards {...paths} className="band-gap" />
    </>
  );
}
