import { useState } from 'react';
import { Button } from '../../../primitives/button/index.ts';
import { createTheme } from '../../../tokens/create-theme.ts';
import { type BrandSeeds, buildScript } from './seeds.ts';

interface TakeProps {
  /** The seeds of the last theme that holds. */
  seeds: BrandSeeds;
  /** The address of this page with what is in the fields. */
  link: () => string;
  /** The fields hold what is refused. */
  refused: boolean;
}

/** Puts the result on the clipboard, and says so. */
export function Take({ seeds, link, refused }: TakeProps) {
  const [news, setNews] = useState('');
  const copy = (text: string, done: string) =>
    navigator.clipboard.writeText(text).then(
      () => setNews(done),
      () => setNews('The browser does not allow copying.'),
    );
  return (
    <div className="lali:grid lali:gap-2 lali:md:max-xl:flex lali:md:max-xl:flex-wrap lali:md:max-xl:items-center">
      <Button onClick={() => void copy(createTheme(seeds).css, 'Copied. Load it beside our style sheet.')}>
        Copy CSS
      </Button>
      <Button
        variant="outline"
        size="small"
        onClick={() => void copy(buildScript(seeds), 'Copied. Run it where your site is built.')}
      >
        Copy the Ten Lines of the Build Script
      </Button>
      <Button
        variant="ghost"
        size="small"
        onClick={() => void copy(link(), 'Copied. Whoever opens it sees these colours.')}
      >
        Copy Link
      </Button>
      <p role="status" className="lali:type-small lali:min-h-6 lali:text-text-soft lali:md:max-xl:basis-full">
        {news || (refused ? 'CSS and script are those of the last theme that holds.' : '')}
      </p>
    </div>
  );
}
