import { Heading, StatusMessage, Text } from '@laliaflia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { desk } from '../content/sign-in.ts';
import { waiting } from '../content/words.ts';
import { DeskBar } from './desk-bar.tsx';
import { IntroWaiting, WaitingPart } from './screen-waiting.tsx';
import { titleSize } from './title-size.ts';
import { useArrival } from './use-arrival.ts';

interface ScreenProps {
  email: string;
  title: string;
  intro?: string | undefined;
  /** Said instead of what could not be read. */
  failed?: string | undefined;
  /** What it shows is being read. */
  isLoading?: boolean;
  /** What is chosen or done here: below the introduction. */
  tools?: ReactNode;
  children?: ReactNode;
}

/** It stays where it stands beside the rest and all of it is in sight. */
const beginning = [
  'lali:grid',
  'lali:grid-cols-[minmax(0,1fr)]',
  'lali:gap-8',
  'lali:px-5',
  'lali:pt-10',
  'lali:md:px-8',
  'lali:min-[90rem]:pb-10',
  'lali:min-[90rem]:[@media(min-height:44rem)]:sticky',
  'lali:min-[90rem]:[@media(min-height:44rem)]:top-16',
].join(' ');

/** What is all that a screen has beside its beginning ends with its edges. */
export const wholeScreen = ['lali:-mx-5', 'lali:-my-10', 'lali:px-5', 'lali:md:-mx-8', 'lali:md:px-8'].join(
  ' ',
);

/** Every screen but that of the leads, which fills the window. */
export function Screen({ email, title, intro, failed, isLoading, tools, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  useEffect(() => {
    document.title = `${title}, ${desk.title}`;
  }, [title]);
  return (
    <>
      <DeskBar email={email} />
      {/* In a wide window it begins with a column as wide as the list of leads, and nothing jumps from screen to screen. */}
      <main className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:min-[50rem]:[--lali-table-top:4rem] lali:min-[90rem]:min-h-(--lali-split-height) lali:min-[90rem]:grid-cols-[var(--lali-split-list,22rem)_minmax(0,1fr)]">
        <div className="lali:min-[90rem]:border-e lali:min-[90rem]:border-line">
          <div className={beginning}>
            <header className="lali:grid lali:gap-3">
              <Heading
                ref={heading}
                tabIndex={-1}
                level={1}
                look="heading"
                className={`lali:outline-none ${titleSize}`}
              >
                {title}
              </Heading>
              {intro ? (
                <Text tone="soft" measure>
                  {intro}
                </Text>
              ) : (
                isLoading && <IntroWaiting />
              )}
              <StatusMessage tone="error" title={failed} />
            </header>
            {tools}
          </div>
        </div>
        <div className="lali:grid lali:max-w-[104rem] lali:grid-cols-[minmax(0,1fr)] lali:content-start lali:gap-12 lali:px-5 lali:py-10 lali:md:px-8">
          {isLoading ? <WaitingPart says={waiting} /> : children}
        </div>
      </main>
    </>
  );
}
