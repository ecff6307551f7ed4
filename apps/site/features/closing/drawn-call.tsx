import { Container, Section } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { CallHead, type CallHeadProps } from './call-head.tsx';

const titleId = 'drawn-call';

interface DrawnCallProps extends Omit<CallHeadProps, 'id' | 'filled'> {
  /** What it asks for, drawn as wide as the page. */
  children: ReactNode;
}

/** The end of a page that asks for a small first step: the call, and that step as a drawing. */
export function DrawnCall({ children, ...call }: DrawnCallProps) {
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <CallHead {...call} id={titleId} />
        <div className="lali:mt-10">{children}</div>
      </Container>
    </Section>
  );
}
