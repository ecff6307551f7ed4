import { Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import type { Workshop } from '../../content/schema/offers.ts';
import type { CoursePart, courseOf } from '../../content/workshop-course.ts';
import { onFill } from '../../pictures/cells.tsx';
import { roomsOf } from './rooms/index.tsx';
import { HEIGHT, widths } from './rooms/shapes.tsx';

type Id = Workshop['id'];

interface CourseProps extends Pick<ReturnType<typeof courseOf>, 'days'> {
  people: number;
}

/** The rooms of each day, with who is in them: small those that a shorter workshop has as well, and at last its own. */
export function Course({ days, people }: CourseProps) {
  const last = days.length - 1;
  return (
    <ol className="lali:[list-style-type:'']">
      {days.map((day, n) => (
        <li key={day.title} className="lali:pt-8">
          {n === last ? (
            <>
              {last > 0 ? <p className="lali:type-subheading lali:mb-4">{day.title}</p> : null}
              <OwnDay {...day} people={people} />
            </>
          ) : (
            <EarlierDay {...day} people={people} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface DayProps {
  id: Id;
  title: string;
  parts: readonly CoursePart[];
  people: number;
}

function OwnDay({ id, parts, people }: DayProps) {
  const rooms = roomsOf[id](people);
  return (
    <ol className="lali:grid lali:gap-x-2 lali:gap-y-8 lali:[list-style-type:''] lali:@3xl:grid-cols-4">
      {parts.map((part, i) => (
        <li
          key={part.title}
          className={`lali:grid lali:min-w-0 lali:content-start lali:gap-4 ${
            // On a phone beside its words, unless it is wide.
            part.wide
              ? 'lali:@3xl:col-span-2'
              : 'lali:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lali:items-center lali:@3xl:grid-cols-1 lali:@3xl:items-start'
          }`}
        >
          <Room wide={part.wide}>{rooms[i]}</Room>
          <Said {...part} />
        </li>
      ))}
    </ol>
  );
}

function Said({ title, text, strands }: CoursePart) {
  return (
    <div className="lali:min-w-0 lali:pe-6">
      <p className="lali:type-subheading">{title}</p>
      {text ? <p className="lali:mt-2">{text}</p> : null}
      {strands ? (
        <ul className="lali:mt-2 lali:grid lali:gap-x-6 lali:gap-y-3 lali:[list-style-type:''] lali:@4xl:grid-cols-3">
          {strands.map((strand) => (
            <li key={strand.title}>
              <p className="lali:font-semibold">{strand.title}</p>
              <Text look="small" tone="soft" className="lali:mt-1">
                {strand.text}
              </Text>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function EarlierDay({ id, title, parts, people }: DayProps) {
  const rooms = roomsOf[id](people);
  return (
    <div className="lali:grid lali:gap-x-6 lali:gap-y-4 lali:@3xl:grid-cols-2 lali:@3xl:items-center">
      <div className="lali:grid lali:grid-cols-4 lali:gap-1">
        {parts.map((part, i) => (
          <div key={part.title} className={part.wide ? 'lali:col-span-2' : ''}>
            <Room wide={part.wide}>{rooms[i]}</Room>
          </div>
        ))}
      </div>
      <div className="lali:min-w-0">
        <p className="lali:type-subheading">{title}</p>
        <ol className="lali:mt-2 lali:[list-style-type:'']">
          {parts.map((part) => (
            <li key={part.title}>
              <span className="lali:font-semibold">{part.title}.</span>{' '}
              <span className="lali:text-soft">
                {part.text ?? `${part.strands?.map((strand) => strand.title).join(', ')}.`}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The wide one has the gap between two others besides. */
function Room({ wide, children }: { wide?: true | undefined; children: ReactNode }) {
  const width = wide ? widths[6] + 8 : widths[3];
  const x = wide ? -4 : 0;
  return (
    <svg
      viewBox={`${x} 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      className="lali:block lali:w-full lali:text-figure-on-secondary lali:rtl:-scale-x-100"
    >
      <rect x={x} width={width} height={HEIGHT} rx={36} fillOpacity={0.3} className={onFill} />
      {children}
    </svg>
  );
}
