/** Names in one line, with commas between them that no one hears. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="lali:mt-2 lali:[list-style-type:'']">
      {points.map((point) => (
        <li
          key={point}
          className="lali:inline-block lali:not-last:me-[0.3em] lali:not-last:after:content-[','_/_'']"
        >
          {point}
        </li>
      ))}
    </ul>
  );
}
