import { Gate } from './gate.tsx';

interface FirstPhaseProps {
  phases: readonly { title: string }[];
}

/** The phases as a row: the first one is booked, and after it there is a gate before the others. */
export function FirstPhase({ phases }: FirstPhaseProps) {
  return (
    <div aria-hidden="true" className="lali:flex lali:items-center lali:gap-3">
      {phases.map(({ title }, i) => (
        <div key={title} className="lali:contents">
          <span
            className={`lali:grid lali:min-h-11 lali:items-center lali:rounded-control lali:px-3 lali:py-2 lali:@3xl:px-5 lali:@3xl:py-6 ${
              i === 0
                ? 'lali:type-subheading lali:shrink-0 lali:surface-primary lali:forced-colors:border lali:@3xl:w-1/4'
                : 'lali:min-w-0 lali:flex-1 lali:border-2 lali:border-dashed lali:border-control lali:text-soft'
            }`}
          >
            <span className={i === 0 ? '' : 'lali:@max-3xl:hidden'}>{title}</span>
          </span>
          {i === 0 ? <Gate className="lali:size-5 lali:shrink-0" /> : null}
        </div>
      ))}
    </div>
  );
}
