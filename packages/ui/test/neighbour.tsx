import type { ReactNode } from 'react';
import { Container } from '../src/primitives/container/index.ts';
import { Heading } from '../src/primitives/heading/index.ts';
import { Section, type SectionTone } from '../src/primitives/section/index.ts';
import { Stack } from '../src/primitives/stack/index.ts';
import { Text } from '../src/primitives/text/index.ts';

interface NeighbourProps {
  title: string;
  text?: ReactNode;
  /** 1 for the head of the page. Default 2. */
  level?: 1 | 2;
  tone?: SectionTone;
  /** Below the text: actions, facts. */
  children?: ReactNode;
}

/** What stands above or below a section on its page, made of primitives: sections know nothing of each other. */
export function Neighbour({ title, text, level = 2, tone = 'page', children }: NeighbourProps) {
  return (
    <Section tone={tone}>
      <Container>
        <Stack gap={24} align="start">
          <Heading level={level}>{title}</Heading>
          {text ? (
            <Text look="lead" tone="soft">
              {text}
            </Text>
          ) : null}
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
