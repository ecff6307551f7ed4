import { Bar, Waiting } from './waiting.tsx';

/** Two lines, or four where they are short. */
export function IntroWaiting() {
  return (
    <Waiting>
      <Bar className="lali:w-11/12" />
      <Bar className="lali:w-4/5" />
      <Bar className="lali:w-11/12 lali:sm:hidden lali:min-[90rem]:block" />
      <Bar className="lali:w-2/5 lali:sm:hidden lali:min-[90rem]:block" />
    </Waiting>
  );
}

/** A heading and rows below it: what most screens begin with. */
export function WaitingPart({ says }: { says: string }) {
  return (
    <Waiting says={says} className="lali:grid lali:gap-4">
      <div className="lali:type-subheading">
        <Bar className="lali:w-64" />
      </div>
      <ul>
        {rows.map((width) => (
          <li
            key={width}
            className="lali:flex lali:items-center lali:justify-between lali:gap-6 lali:border-line lali:border-b lali:py-4"
          >
            <Bar className={width} />
            <Bar className="lali:w-16" />
          </li>
        ))}
      </ul>
    </Waiting>
  );
}

const rows = ['lali:w-3/5', 'lali:w-2/5', 'lali:w-1/2', 'lali:w-1/3', 'lali:w-1/4'] as const;
