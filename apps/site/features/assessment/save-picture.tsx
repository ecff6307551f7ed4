import { Button, StatusMessage } from '@laliaflia/ui';
import { type ReactNode, useState } from 'react';
import { useChunk } from '../../browser/use-chunk.ts';
import { picture as words } from '../../content/assessment/words.ts';
import { site } from '../../content/site.ts';

const load = () => import('@laliaflia/ui/result-picture');

type Outcome = 'saved' | 'failed' | undefined;

/** The result on this page as a picture, to share from a phone and to save elsewhere, beside other ways to keep it. */
export function SavePicture({ children }: { children: ReactNode }) {
  // Before anybody presses: a phone shares only right after a press.
  useChunk(load);
  const [outcome, setOutcome] = useState<Outcome>();

  const make = async (type: 'svg' | 'png') => {
    try {
      const { resultPicture } = await load();
      const view = document.querySelector<HTMLElement>('[data-result]');
      if (view === null) return;
      const picture = resultPicture(view, site.brand);
      const content = type === 'svg' ? picture.svg() : await picture.png();
      const mime = type === 'svg' ? 'image/svg+xml' : 'image/png';
      setOutcome(await hand(new File([content], `${words.file}.${type}`, { type: mime })));
    } catch (error) {
      console.info(error);
      setOutcome('failed');
    }
  };

  return (
    <div className="lali:grid lali:justify-items-start lali:gap-3">
      <div className="lali:flex lali:flex-wrap lali:gap-3">
        {children}
        <Button variant="outline" onClick={() => make('png')}>
          {words.png}
        </Button>
        <Button variant="outline" onClick={() => make('svg')}>
          {words.svg}
        </Button>
      </div>
      <StatusMessage tone={outcome === 'failed' ? 'error' : 'success'}>
        {outcome && words[outcome]}
      </StatusMessage>
    </div>
  );
}

/** A finger finds the dialog of its phone, which can save too; elsewhere the file goes to the downloads. */
async function hand(file: File): Promise<Outcome> {
  if (matchMedia('(pointer:coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return undefined;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return 'saved';
}
