/** How much of the most. It grows from where the text of its cell begins. */
export function Weight({ of, most }: { of: number; most: number }) {
  return (
    <span aria-hidden className="lali:block lali:h-1.5 lali:w-full">
      {of > 0 && (
        <span
          style={{ width: `${(100 * of) / most}%` }}
          className="lali:inline-block lali:h-full lali:min-w-1.5 lali:rounded-full lali:bg-accent-text lali:forced-color-adjust-none lali:forced-colors:bg-[CanvasText] lali:[print-color-adjust:exact] lali:align-top"
        />
      )}
    </span>
  );
}
