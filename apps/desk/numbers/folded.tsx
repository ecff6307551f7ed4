import { Accordion } from '@laliaflia/ui';
import type { ReactNode } from 'react';

/** Where a table of the weeks has room for a column each; elsewhere it is long, and opens by a press. */
export const isWide = () => matchMedia('(min-width: 64rem)').matches;

/** A long table, named by what opens it. */
export function Folded({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Accordion.Root headingLevel={3}>
      <Accordion.Item value="table">
        <Accordion.Trigger>{caption}</Accordion.Trigger>
        <Accordion.Content>{children}</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}
