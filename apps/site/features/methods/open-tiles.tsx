/** As many as run past every edge. */
const TILES = 60;

/** Time that nobody counts: a row of empty tiles that fades. */
export function OpenTiles() {
  return (
    <span className="lali:flex lali:gap-[3px] lali:overflow-clip lali:text-soft">
      {Array.from({ length: TILES }, (_, tile) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change places.
          key={tile}
          style={{ borderRadius: `${Math.max(12, 50 - 2 * tile)}%`, opacity: 1 - tile / TILES }}
          className="lali:size-[18px] lali:shrink-0 lali:border-2 lali:border-current"
        />
      ))}
    </span>
  );
}
