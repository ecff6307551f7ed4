import type { ComponentType } from 'react';
import { brochureWords } from '../../content/downloads/brochure.ts';

/**
 * The brochure's cover, with two of its pages behind it. It rises from the lower edge of the opening.
 *
 * @param drawing Of the hours of a workshop.
 */
export function BrochureCover({ drawing: Drawing }: { drawing: ComponentType<{ hours: number }> }) {
  const { title, workshops } = brochureWords;
  return (
    <div aria-hidden="true" className="lali:relative lali:pe-[16%] lali:pt-[12%]">
      <div className="lali:absolute lali:end-0 lali:top-0 lali:bottom-0 lali:w-[70%] lali:rounded-t-card lali:border-2 lali:border-b-0 lali:border-soft lali:bg-surface" />
      <div className="lali:absolute lali:end-[8%] lali:top-[6%] lali:bottom-0 lali:w-[72%] lali:rounded-t-card lali:border-2 lali:border-b-0 lali:border-soft lali:bg-surface" />
      <div
        data-tone="secondary"
        className="lali:surface-secondary lali:relative lali:rounded-t-card lali:px-[9%] lali:pt-[9%] lali:pb-[7%]"
      >
        <p className="lali:font-display lali:text-balance lali:text-[clamp(1.75rem,3.6cqi,3rem)] lali:leading-[1.02] lali:font-[640] lali:tracking-[-0.02em]">
          {title}
        </p>
        <div className="lali:mt-[9%] lali:grid lali:gap-[1.1rem]">
          {workshops.map(({ title: name, hours }) => (
            <div
              key={name}
              className="lali:grid lali:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lali:items-center lali:gap-4"
            >
              <Drawing hours={hours} />
              <p className="lali:font-semibold">{name}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
