import { plan } from '../../content/pages/innovation-training.ts';
import { marker } from '../../pictures/artefacts/paper.tsx';

/** A paper from after the training: one hour to scale, led by somebody who took part. */
export function HourPlan() {
  return (
    <figure>
      <div
        role="img"
        aria-label={plan.alt}
        className="lali:rounded-card lali:border lali:border-line lali:surface-page lali:px-6 lali:py-6 lali:@3xl:px-9"
      >
        <span className="lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-4 lali:border-b-2 lali:border-current lali:pb-3">
          <span className="lali:type-subheading">{plan.title}</span>
          <span className="lali:type-small lali:text-soft">{plan.length}</span>
        </span>
        {plan.parts.map(({ minutes, text }, i) => (
          <span
            key={text}
            style={{ height: `${minutes * 0.4}rem` }}
            className="lali:grid lali:grid-cols-[2.5rem_minmax(0,1fr)] lali:items-center lali:gap-x-4 lali:border-b lali:border-line"
          >
            <span
              className={`lali:grid lali:h-full lali:place-items-center lali:font-semibold ${
                i === plan.parts.length - 1 ? marker : 'lali:surface-secondary'
              }`}
            >
              {minutes}
            </span>
            <span className="lali:text-[1.1875rem] lali:leading-snug lali:font-medium lali:text-primary-text">
              {text}
            </span>
          </span>
        ))}
      </div>
      <figcaption className="lali:type-small lali:mt-3 lali:text-soft">{plan.caption}</figcaption>
    </figure>
  );
}
