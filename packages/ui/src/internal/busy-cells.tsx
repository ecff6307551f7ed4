/** The brand's busy indicator: a round cell, a tighter one and a tile, one after the other. */
export function BusyCells() {
  return (
    <span aria-hidden="true" className="flex items-center gap-1">
      {['rounded-full', 'rounded-[3px]', 'rounded-[1px]'].map((corner, index) => (
        <span
          key={corner}
          className={`size-2 animate-pulse bg-current [animation-duration:900ms] motion-reduce:animate-none forced-colors:bg-[ButtonText] ${corner}`}
          style={{ animationDelay: `${index * 150}ms` }}
        />
      ))}
    </span>
  );
}
