import { LivingFigure } from '@laliaflia/ui';

/** The nodes of the drawing stand in five lanes, the first and the last 6.7 % from its edges. */
const outside = '-4.2%';

interface NamedStrandsProps {
  /** Five, from the top: what each strand ends in, and where that is explained. */
  ends: readonly { name: string; href: string }[];
}

/**
 * Five strands that end in five names, for an opening that turns the drawing round. In narrow windows the strands are
 * shorter, so that the names have room beside them.
 */
export function NamedStrands({ ends }: NamedStrandsProps) {
  return (
    <div className="lali:relative lali:w-[72%] lali:@7xl:w-full">
      <LivingFigure rule="strands" seed={5} />
      <ol
        style={{ insetBlock: outside }}
        className="lali:pointer-events-auto lali:absolute lali:start-full lali:grid lali:grid-rows-5 lali:pe-4 lali:text-end lali:-scale-x-100 lali:rtl:start-auto lali:rtl:end-full lali:rtl:scale-x-100 lali:[list-style-type:'']"
      >
        {ends.map(({ name, href }) => (
          <li key={href} className="lali:flex lali:items-center lali:justify-end">
            <a
              href={href}
              className="lali:focus-ring lali:flex lali:min-h-11 lali:items-center lali:rounded-[6px] lali:px-1 lali:font-semibold lali:underline-offset-[0.3em] lali:hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
