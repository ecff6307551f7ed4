import { ChargingPhone } from './charging-phone.tsx';
import { drafts, indexOf } from './draft-rules.ts';
import { PickedDraft, type PickedName } from './picked-draft.tsx';

interface Stage {
  title: string;
  text: string;
}

interface DraftsProps {
  wall: Stage & { alt: string };
  picked: Stage & { items: Readonly<Record<PickedName, Stage>> };
  built: Stage & { alt: string };
  screen: Parameters<typeof ChargingPhone>[0]['screen'] & Parameters<typeof PickedDraft>[0]['screen'];
}

const paints = ['lali:fill-figure-start', 'lali:fill-figure-middle', 'lali:fill-figure-end'] as const;

/** Where the three stand among the fifty; the last of them is built. */
const places = {
  map: indexOf('map', 'place', 'even'),
  ledger: indexOf('ledger', 'price', 'dense'),
  answer: indexOf('answer', 'action', 'airy'),
} as const satisfies Record<PickedName, number>;
const names = Object.keys(places) as PickedName[];

const picked = [
  'lali:grid',
  'lali:grid-cols-3',
  'lali:gap-x-3',
  "lali:[list-style-type:'']",
  'lali:@4xl:gap-x-8',
].join(' ');
const pick = [
  'lali:min-w-0',
  'lali:@[76rem]:grid',
  'lali:@[76rem]:grid-cols-2',
  'lali:@[76rem]:gap-x-4',
].join(' ');
/* Beside the other two steps it reaches up to the words; on a phone it is cut by the lower edge of its place. */
const built = [
  'lali:@max-3xl:h-[27rem]',
  'lali:@max-3xl:overflow-clip',
  'lali:@max-3xl:rounded-card',
  'lali:@max-3xl:bg-surface',
  'lali:@max-3xl:px-[calc(50%-8.25rem)]',
  'lali:@max-3xl:pt-6',
  'lali:@5xl:row-span-2',
  'lali:@5xl:row-start-1',
  'lali:@5xl:col-start-2',
  'lali:@5xl:self-end',
  'lali:@5xl:-mt-56',
].join(' ');

/** From fifty drafts of one screen to three, and to the one that is built. */
export function Drafts({ wall, picked: three, built: one, screen }: DraftsProps) {
  return (
    <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-y-10 lali:pt-6 lali:@3xl:grid-cols-[minmax(0,1fr)_17rem] lali:@3xl:gap-x-8 lali:@5xl:grid-cols-[minmax(0,1fr)_20rem] lali:@5xl:gap-x-14">
      <div className="lali:min-w-0 lali:@3xl:col-span-full lali:@5xl:col-span-1">
        <Head {...wall} />
        <div
          role="img"
          aria-label={wall.alt}
          className="lali:grid lali:grid-cols-10 lali:gap-1.5 lali:@3xl:grid-cols-[repeat(17,minmax(0,1fr))] lali:@3xl:gap-2"
        >
          {drafts.map(({ words, shapes }, n) => {
            const name = names.find((each) => places[each] === n);
            return (
              <svg
                // biome-ignore lint/suspicious/noArrayIndexKey: the drafts never change places.
                key={n}
                viewBox="0 0 48 84"
                aria-hidden="true"
                className="lali:block lali:w-full"
              >
                {/* From round to square, as everything here turns from grown to built. */}
                <rect
                  width="48"
                  height="84"
                  rx={Math.round(13 - n * 0.2)}
                  className={
                    name === 'answer'
                      ? 'lali:fill-highlight lali:forced-colors:fill-[CanvasText]'
                      : name
                        ? 'lali:fill-primary-solid lali:forced-colors:fill-[Highlight]'
                        : 'lali:fill-surface lali:forced-colors:fill-[Canvas] lali:forced-colors:stroke-[CanvasText]'
                  }
                />
                {name ? (
                  <path
                    d={`${words}${shapes}`}
                    className={
                      name === 'answer'
                        ? 'lali:fill-on-highlight lali:forced-colors:fill-[Canvas]'
                        : 'lali:fill-on-primary lali:forced-colors:fill-[HighlightText]'
                    }
                  />
                ) : (
                  <>
                    <path
                      d={words}
                      className="lali:fill-control lali:opacity-55 lali:forced-colors:fill-[CanvasText] lali:forced-colors:opacity-100"
                    />
                    <path
                      d={shapes}
                      className={`${paints[Math.floor((n / drafts.length) * paints.length)]} lali:forced-colors:fill-[CanvasText]`}
                    />
                  </>
                )}
              </svg>
            );
          })}
        </div>
      </div>
      <div className="lali:min-w-0">
        <Head {...three} />
        <ol className={picked}>
          {names.map((name) => (
            <li key={name} className={pick}>
              <PickedDraft name={name} screen={screen} />
              <div className="lali:min-w-0 lali:type-small lali:@max-[76rem]:mt-3">
                <strong className="lali:block lali:leading-snug lali:font-semibold">
                  {three.items[name].title}
                </strong>
                <span className="lali:mt-1 lali:block lali:leading-snug lali:text-soft">
                  {three.items[name].text}
                </span>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={built}>
        <Head {...one} />
        <ChargingPhone alt={one.alt} screen={screen} />
      </div>
    </div>
  );
}

function Head({ title, text }: Stage) {
  return (
    <p className="lali:mb-4 lali:leading-snug lali:text-soft">
      <strong className="lali:type-subheading lali:me-2 lali:text-text">{title}</strong> {text}
    </p>
  );
}
