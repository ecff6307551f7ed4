import { principles } from '../../content/pages/applied-imagination.ts';

const { first, last } = principles.shown.ideas;

/** Ten ideas, each a little larger than the one before, and the one after them; the text beside says the same. */
export function EleventhIdea() {
  return (
    <p
      aria-hidden="true"
      className="lali:pointer-events-none lali:flex lali:items-baseline lali:justify-between lali:font-display lali:leading-none lali:font-[640] lali:tracking-[-0.02em]"
    >
      <span className="lali:flex lali:w-[58%] lali:items-baseline lali:justify-between lali:text-[clamp(0.8125rem,1.8cqi,1.5rem)] lali:text-soft lali:@3xl:w-[calc(75%-3.375rem)]">
        {Array.from({ length: first }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the numbers never change places.
            key={i}
            style={{ fontSize: `${1 + i / first}em` }}
          >
            {i + 1}
          </span>
        ))}
      </span>
      <span className="lali:text-[62cqi] lali:leading-[0.67] lali:tracking-[-0.05em] lali:text-signal lali:@3xl:text-[min(39cqi,36rem)]">
        {last}
      </span>
    </p>
  );
}
