import { Heading, Text } from '@laliaflia/ui';
import { useRef } from 'react';
import { account as words } from '../content/second-factor.ts';
import { readFactors } from '../data/factors.ts';
import { useRead } from '../leads/use-read.ts';
import { Screen } from '../shell/screen.tsx';
import { FactorOff } from './factor-off.tsx';
import { FactorOn } from './factor-on.tsx';

/** How the owner signs in. */
export default function AccountPage({ email }: { email: string }) {
  const { status, value, reload } = useRead('factors', readFactors);
  const section = useRef<HTMLElement>(null);
  const change = () => {
    reload();
    // What had the focus goes, once a dialog has given it back.
    setTimeout(() => section.current?.focus({ preventScroll: true }));
  };
  return (
    <Screen
      email={email}
      title={words.title}
      intro={words.intro(email)}
      failed={status === 'failed' ? words.failed : undefined}
    >
      <section
        ref={section}
        tabIndex={-1}
        aria-labelledby="factor"
        className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-4 lali:outline-none"
      >
        <Heading level={2} look="subheading" id="factor">
          {words.factor}
        </Heading>
        <Text measure>{words.why}</Text>
        {value?.length === 0 && <FactorOff onChange={change} />}
        {value?.map(({ id, created_at }) => (
          <FactorOn key={id} id={id} since={created_at} onChange={change} />
        ))}
      </section>
    </Screen>
  );
}
