import { Container, Heading, StatusMessage, Text } from '@laliaflia/ui';
import { type ReactNode, useEffect } from 'react';
import { desk } from '../content/words.ts';
import { DeskBar } from './desk-bar.tsx';

interface ScreenProps {
  email: string;
  title: string;
  intro?: string | undefined;
  /** Said instead of what could not be read. */
  failed?: string | undefined;
  children?: ReactNode;
}

/** Every screen but that of the leads, which fills the window. */
export function Screen({ email, title, intro, failed, children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title}, ${desk.title}`;
  }, [title]);
  return (
    <>
      <DeskBar email={email} />
      <main className="lali:py-10">
        <Container className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-12">
          <header className="lali:grid lali:gap-3">
            <Heading level={1} look="heading">
              {title}
            </Heading>
            {intro && (
              <Text tone="soft" measure>
                {intro}
              </Text>
            )}
            <StatusMessage tone="error" title={failed} />
          </header>
          {children}
        </Container>
      </main>
    </>
  );
}
