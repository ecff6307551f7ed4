import { Heading, StatusMessage, Text } from '@laliaflia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { desk } from '../content/sign-in.ts';
import { DeskBar } from './desk-bar.tsx';
import { useArrival } from './use-arrival.ts';

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
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  useEffect(() => {
    document.title = `${title}, ${desk.title}`;
  }, [title]);
  return (
    <>
      <DeskBar email={email} />
      <main className="lali:py-10 lali:min-[56rem]:[--lali-table-top:4rem]">
        {/* It begins where the bar above begins. */}
        <div className="lali:grid lali:max-w-[90rem] lali:grid-cols-[minmax(0,1fr)] lali:gap-12 lali:px-5">
          <header className="lali:grid lali:gap-3">
            <Heading ref={heading} tabIndex={-1} level={1} look="heading" className="lali:outline-none">
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
        </div>
      </main>
    </>
  );
}
