import { Badge, Button, Checkbox, CodeBlock, DescriptionList, Heading, Kbd, Text } from '@laliaflia/ui';
import { type ReactNode, type Ref, useRef } from 'react';
import { account as words } from '../content/second-factor.ts';
import { shortcuts } from '../content/words.ts';
import { readAccount } from '../data/factors.ts';
import { signOut } from '../data/session.ts';
import { longTime } from '../leads/times.ts';
import { useRead } from '../leads/use-read.ts';
import { Screen } from '../shell/screen.tsx';
import { useShortcutSetting } from '../shell/use-shortcuts.ts';
import { FactorOff } from './factor-off.tsx';
import { FactorOn } from './factor-on.tsx';

/** How the owner signs in, and what is set for this browser. */
export default function AccountPage({ email }: { email: string }) {
  const { status, value, reload } = useRead('account', readAccount);
  const section = useRef<HTMLElement>(null);
  const change = () => {
    reload();
    // What had the focus goes, once a dialog has given it back.
    setTimeout(() => section.current?.focus({ preventScroll: true }));
  };
  const factors = value?.factors;
  const isOn = factors !== undefined && factors.length > 0;
  return (
    <Screen
      email={email}
      title={words.title}
      intro={words.intro(email)}
      failed={status === 'failed' ? words.failed : undefined}
    >
      <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-10">
        <Part
          ref={section}
          id="factor"
          title={words.factor}
          mark={
            factors && <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? words.isOn : words.isOff}</Badge>
          }
          text={words.why}
        >
          {factors && !isOn && <FactorOff onChange={change} />}
          {factors?.map(({ id, created_at }) => (
            <FactorOn key={id} id={id} since={created_at} onChange={change} />
          ))}
        </Part>
        <Part id="session" title={words.session} text={words.sessionText}>
          {value?.since && (
            <DescriptionList.Root edge="end" className="lali:lg:-mt-3.5">
              <DescriptionList.Item term={words.since}>{longTime(value.since)}</DescriptionList.Item>
            </DescriptionList.Root>
          )}
          <CodeBlock
            wrap
            label={words.password}
            code={words.newPassword(email)}
            className="lali:surface-raised"
          />
          <div>
            <Button variant="outline" onClick={() => void signOut()}>
              {words.signOut}
            </Button>
          </div>
        </Part>
        <Keys />
      </div>
    </Screen>
  );
}

/** Nothing of it where there is neither mouse nor keyboard. */
function Keys() {
  const [enabled, setEnabled] = useShortcutSetting();
  return (
    <Part
      id="keys"
      title={shortcuts.title}
      text={words.keysText}
      className="lali:not-any-pointer-fine:hidden"
    >
      <Checkbox
        label={shortcuts.enabled}
        checked={enabled}
        onChange={({ currentTarget: { checked } }) => setEnabled(checked)}
      />
      <DescriptionList.Root columns={2} edge="end">
        {shortcuts.keys.map(({ key, does }) => (
          <DescriptionList.Item key={key} term={does}>
            <Kbd>{key}</Kbd>
          </DescriptionList.Item>
        ))}
      </DescriptionList.Root>
    </Part>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  text: string;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** What it is about, and beside it, where there is room, what can be done. */
function Part({ id, title, mark, text, children, className = '', ref }: PartProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className={`lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-16 lali:gap-y-6 lali:border-line lali:border-t lali:pt-8 lali:outline-none lali:lg:items-baseline lali:lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] ${className}`}
    >
      <div className="lali:grid lali:content-start lali:gap-3">
        <div className="lali:flex lali:flex-wrap lali:items-center lali:gap-x-4 lali:gap-y-2">
          <Heading level={2} look="subheading" id={id}>
            {title}
          </Heading>
          {mark}
        </div>
        <Text tone="soft" measure>
          {text}
        </Text>
      </div>
      <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:content-start lali:gap-5">{children}</div>
    </section>
  );
}
