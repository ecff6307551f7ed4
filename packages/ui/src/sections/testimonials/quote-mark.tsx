/** Quotation marks in the house's own shape: a cell, and the tile it becomes, each with a tail. */
export function QuoteMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 46 32"
      fill="currentColor"
      aria-hidden="true"
      className={`block rtl:-scale-x-100 ${className ?? ''}`}
    >
      <path d="M10 12a10 10 0 0 1 0 20A10 10 0 0 1 0 22C0 10 6 2 17 0v6c-4 1-6.500 3.200-7 6Z" />
      <path d="M36 12h6a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4v-6C26 10 32 2 43 0v6c-4 1-6.500 3.200-7 6Z" />
    </svg>
  );
}
