/** On the grid and with the stroke of the shared icons; only this list needs them. */
function Stroke({ d }: { d: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
      className="lali:size-[1.125rem] lali:shrink-0"
    >
      <path d={d} />
    </svg>
  );
}

/** Two sheets: copies the idea. */
export function CopyIcon() {
  return <Stroke d="M9 9h11v11H9Zm-5 6V4h11" />;
}

/** A bookmark: keeps the idea. */
export function KeepIcon() {
  return <Stroke d="M6.5 4h11v16L12 15.5 6.500 20Z" />;
}
