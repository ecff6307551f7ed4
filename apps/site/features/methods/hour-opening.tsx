import { Link } from '@laliaflia/ui';
import { at } from '../../pictures/cells.tsx';
import { HourRings } from './hour-rings.tsx';

interface HourOpeningProps {
  title: string;
  lead: string;
  /** In the middle of the dial. */
  dial: readonly [string, string];
  /** Address, heading and explanation of the list. */
  id: string;
  question: string;
  note: string;
  /** Beside each length. */
  unit: string;
  /** The shortest first. */
  items: readonly { title: string; text: string; href: string; minutes: readonly number[]; length: string }[];
}

/** The colour of the ring that shows it. */
const grown =
  'lali:text-[color-mix(in_oklab,var(--lali-color-figure-end)_var(--at),var(--lali-color-figure-start))]';

/** The opening of a page of things to do, told by how long each takes: beside the words, an hour. */
export function HourOpening({ title, lead, dial, id, question, note, unit, items }: HourOpeningProps) {
  return (
    <section
      aria-labelledby="hour-title"
      data-band=""
      className="lali:group/hour lali:surface-page lali:@container lali:border-b lali:border-soft"
    >
      <div className="lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-12 lali:pt-8 lali:pb-12 lali:@3xl:grid-cols-2 lali:@3xl:pt-12 lali:@3xl:pb-16">
        <div className="lali:min-w-0 lali:@3xl:col-span-2">
          <h1 id="hour-title" className="lali:type-title lali:wrap-anywhere">
            {title}
          </h1>
          <p className="lali:type-lead lali:mt-6">{lead}</p>
        </div>
        <div
          aria-hidden="true"
          className="lali:relative lali:mt-10 lali:self-start lali:@3xl:col-start-2 lali:@3xl:row-start-2"
        >
          <HourRings all={items.map(({ minutes }) => minutes)} />
          <div className="lali:absolute lali:inset-0 lali:grid lali:place-content-center lali:text-center">
            <p className="lali:type-heading">{dial[0]}</p>
            <p className="lali:type-small lali:mt-1 lali:text-soft">{dial[1]}</p>
          </div>
        </div>
        <div
          id={id}
          className="lali:mt-10 lali:min-w-0 lali:scroll-mt-24 lali:@3xl:col-start-1 lali:@3xl:row-start-2"
        >
          <h2 className="lali:type-subheading">{question}</h2>
          <p className="lali:type-small lali:mt-2 lali:text-soft">{note}</p>
          <ul className="lali:mt-5 lali:border-b lali:border-line lali:[list-style-type:'']">
            {items.map((item, ring) => (
              <li
                key={item.href}
                className="lali:relative lali:grid lali:grid-cols-[6.5rem_minmax(0,1fr)] lali:items-center lali:border-t lali:border-line lali:pt-1 lali:pb-3"
              >
                <p
                  style={at(ring / (items.length - 1))}
                  className={`lali:type-heading lali:tabular-nums ${grown}`}
                  aria-hidden="true"
                >
                  {item.length}
                  <span className="lali:type-small lali:text-soft"> {unit}</span>
                </p>
                <div className="lali:min-w-0">
                  <h3>
                    <Link
                      href={item.href}
                      variant="standalone"
                      tone="current"
                      className="lali:py-2 lali:after:absolute lali:after:inset-0"
                    >
                      {item.title}
                    </Link>
                  </h3>
                  <p className="lali:type-small lali:text-soft">{item.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
