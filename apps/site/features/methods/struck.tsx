interface StruckProps {
  children: string;
}

/** Crossed out by hand, as in a draft. */
export function Struck({ children }: StruckProps) {
  return (
    <del className="lali:relative lali:inline-block lali:no-underline">
      {children}
      <svg
        viewBox="0 0 100 20"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="lali:absolute lali:inset-x-[-0.07em] lali:top-[44%] lali:h-[0.3em] lali:w-[calc(100%+0.14em)] lali:overflow-visible"
      >
        <path
          d="M0 15C24 7 40 13 58 9S88 5 100 2"
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          className="lali:fill-none lali:stroke-danger-text lali:[stroke-width:max(0.085em,3px)] lali:forced-colors:stroke-[CanvasText]"
        />
      </svg>
    </del>
  );
}
