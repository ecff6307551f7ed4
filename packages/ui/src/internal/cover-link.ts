/**
 * The title of a cover (`group/cover`, `relative`) as its link, as wide as its words, with the cover as its target: along
 * the edges inside, where no window cuts it, is the ring.
 */
export const coverLink =
  'lali:outline-none lali:focus-visible:shadow-none lali:after:absolute lali:after:inset-0 lali:after:z-10 lali:focus-visible:after:focus-ring-inset-shown';

/**
 * The arrow behind that title, which moves while the pointer is over the cover. It grows with the title and is lower
 * than its lines, which stay as far apart as they are without it.
 */
export const coverArrow = {
  width: '0.7em',
  height: '0.7em',
  className:
    'lali:ms-[0.3em] lali:inline-block lali:align-[-0.04em] lali:transition-transform lali:duration-quick lali:group-hover/cover:translate-x-1 lali:rtl:-scale-x-100 lali:rtl:group-hover/cover:-translate-x-1 lali:motion-reduce:transition-none',
} as const;
