import { scoreColour } from './score-colours.ts';
import type { Category } from './scoring/types.ts';

interface SolidProps {
  category: Category;
  /** As CSS has it. */
  length: string;
  className: string;
}

/** A bar in the colour of its score. */
export function Solid({ category, length, className }: SolidProps) {
  const { fill, style } = scoreColour(category);
  return (
    <svg aria-hidden="true" style={{ ...style, inlineSize: length }} className={`lali:block ${className}`}>
      <rect width="100%" height="100%" className={fill} />
    </svg>
  );
}
