import type { Testimonial } from '@laliaflia/ui';

/** One voice beside the words of an opening. */
export function Voice({ quote, name, role }: Testimonial) {
  return (
    <figure className="lali:pb-10 lali:@3xl:pb-16">
      <blockquote className="lali:font-display lali:text-[clamp(1.625rem,3.2cqi,2.75rem)] lali:leading-[1.08] lali:font-[640] lali:tracking-[-0.015em] lali:text-balance lali:text-secondary-text lali:before:content-[open-quote] lali:after:content-[close-quote]">
        {quote}
      </blockquote>
      <figcaption className="lali:mt-5">
        <span className="lali:font-semibold">{name}</span>
        <span className="lali:type-small lali:block lali:text-soft">{role}</span>
      </figcaption>
    </figure>
  );
}
