/** Where a project may end. */
export function Gate({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`lali:block ${className}`}>
      <path d="M10 0 20 10 10 20 0 10Z" className="lali:fill-highlight lali:forced-colors:fill-[Highlight]" />
    </svg>
  );
}
