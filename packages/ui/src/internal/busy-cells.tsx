/** The brand's busy indicator: a round cell, a tighter one and a tile, one after the other. */
export function BusyCells() {
  return (
    <span aria-hidden="true" className="lali:flex lali:items-center lali:gap-1">
      {['lali:rounded-full', 'lali:rounded-[3px]', 'lali:rounded-[1px]'].map((corner, index) => (
        <span
          key={corner}
          className={`lali-busy lali:size-2 lali:bg-current lali:motion-reduce:animate-none lali:forced-colors:bg-[ButtonText] ${corner}`}
          style={{ animationDelay: `${index * 150}ms` }}
        />
      ))}
    </span>
  );
}
