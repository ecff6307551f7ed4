import drawn from './figure.json' with { type: 'json' };

/** The living figure of the house, as paths: what draws it is four times as heavy. */
export default function Figure({ className }: { className: string }) {
  return (
    <svg
      viewBox={drawn.viewBox}
      aria-hidden="true"
      data-rule="phyllotaxis"
      data-tone="page"
      data-sized=""
      className={`lali-living-figure ${className}`}
    >
      {drawn.paths.map((path) => (
        <path key={JSON.stringify(path)} {...path} />
      ))}
    </svg>
  );
}
