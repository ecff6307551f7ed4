import { Sketch } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { mended } from '../../content/pages/design-services.ts';
import branding from '../../content/projects/branding-tool.ts';
import sheet from '../../content/projects/funding-platform.ts';
import apps from '../../content/projects/innoapps.ts';
import type { Project } from '../../content/schema/collections.ts';
import { funding } from './funding-sketches.ts';
import { placeOf, ScreenPart } from './screen-part.tsx';

const [, , hidden] = funding.tried;
const { before } = funding;
const screenOf = ({ id, images }: Project, name: string) =>
  images.find(({ file }) => file === `${id}/${name}`);
const finished = screenOf(sheet, 'contrast');
const costs = screenOf(sheet, 'application');
const app = screenOf(apps, 'shelf');
const versions = screenOf(branding, 'directions');

/** What UX design takes away, and what it puts in its place: an error that hid its fields, and the same one at its field. */
export function Mended() {
  return (
    <figure className="lali:mt-auto lali:pt-6">
      <div className="lali:gap-x-6 lali:@3xl:flex lali:@3xl:items-end">
        <Sketch
          marks={hidden.marks}
          href={hidden.href}
          seed={3}
          struck={hidden.crossed ?? true}
          noteSize={11}
          className="lali:min-w-0 lali:max-w-[24rem] lali:flex-1"
        />
        <p className="lali:mt-3 lali:type-small lali:text-text-soft lali:@3xl:w-1/4">{hidden.text}</p>
      </div>
      {finished ? (
        <div dir="ltr" className="lali:mt-6 lali:overflow-clip lali:rounded-control">
          <ScreenPart of={finished} x={0} y={370} width={908} height={328} />
        </div>
      ) : null}
      <figcaption className="lali:mt-3 lali:type-small lali:text-text-soft">{mended}</figcaption>
    </figure>
  );
}

/** What UI design draws: where one is in the form, what is behind and what is ahead, and a question that came up. */
export function EveryState() {
  return costs ? (
    <Strip>
      <ScreenPart of={costs} x={40} y={78} width={740} height={294} />
    </Strip>
  ) : null;
}

/** What both do: the table as it was sketched, which turns into the one that was built. */
export function SketchAndScreen() {
  if (costs === undefined) return null;
  // Beginning within the frame of the sketch, whose line would stand at the edge of the card.
  const part = { x: 48, y: 366, width: 900, height: 308 };
  return (
    <Strip>
      <div className="lali:relative">
        <ScreenPart of={costs} {...part} />
        <div
          className="lali:absolute lali:inset-y-0 lali:start-0 lali:overflow-clip lali:border-e lali:border-control lali:surface-raised"
          style={{ width: '53.2%' }}
        >
          <div className="lali:absolute" style={placeOf(part, 53.2)}>
            <Sketch marks={before.marks} href={before.href} width={360} height={225} />
          </div>
        </div>
      </div>
    </Strip>
  );
}

/** What one of our products has to show for it: the weeks from the sketch to the store. */
export function FromIdeaToStore() {
  return app ? (
    <Strip>
      <ScreenPart of={app} x={1036} y={292} width={404} height={220} />
    </Strip>
  ) : null;
}

/** Of many versions that a tool has drawn, the one that was chosen and those it was compared with. */
export function Compared() {
  return versions ? (
    <Strip>
      <ScreenPart of={versions} x={384} y={84} width={1040} height={535} />
    </Strip>
  ) : null;
}

/** From the foot of the card to its edges. */
function Strip({ children }: { children: ReactNode }) {
  return (
    <div
      dir="ltr"
      className="lali:-mx-6 lali:-mb-6 lali:mt-auto lali:overflow-clip lali:border-t lali:border-soft lali:@3xl:-mx-7 lali:@3xl:-mb-7 lali:@[78rem]:-mx-11"
    >
      {children}
    </div>
  );
}
