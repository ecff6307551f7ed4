import { Sketch } from '@laliaflia/ui';
import project from '../../content/projects/funding-platform.ts';
import { largeScreen } from '../../pictures/addresses.ts';
import { ScreenPicture } from '../../pictures/screen-picture.tsx';
import { funding } from './funding-sketches.ts';

const { before } = funding;
const [costs] = project.images;

/** Where the sketch ends, in per cent of the screen: between two columns of its table. */
const SEAM = 36.7;

/** For an opening: one screen, begun in pencil and finished on the way to the edge of the window. */
export function SketchToScreen() {
  if (costs === undefined) return null;
  const sizes = '(width >= 48rem) 800px, 576px';
  return (
    <div
      dir="ltr"
      className="lali:relative lali:w-[36rem] lali:overflow-clip lali:rounded-card lali:border lali:border-control lali:@3xl:ms-10 lali:@3xl:w-[min(50rem,62cqi)]"
    >
      <ScreenPicture
        image={largeScreen(costs)}
        sizes={sizes}
        className="lali:block lali:h-auto lali:w-full"
      />
      <div
        className="lali:absolute lali:inset-y-0 lali:start-0 lali:overflow-clip lali:border-e-2 lali:border-control lali:surface-raised"
        style={{ width: `${SEAM}%` }}
      >
        <div style={{ width: `${10_000 / SEAM}%` }}>
          <Sketch marks={before.marks} href={before.href} width={360} height={225} />
        </div>
      </div>
    </div>
  );
}
