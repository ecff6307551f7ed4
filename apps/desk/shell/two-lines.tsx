import { Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  children: ReactNode;
  /** What has a column of its own where there is room. */
  below: ReactNode;
  className?: string;
}

/** A cell of a table that is narrow: what matters, and below it, smaller, what belongs to it. */
export function TwoLines({ children, below, className = '' }: TwoLinesProps) {
  return (
    <div className="lali:grid lali:gap-1">
      {children}
      <Text as="span" look="small" tone="soft" className={className}>
        {below}
      </Text>
    </div>
  );
}
