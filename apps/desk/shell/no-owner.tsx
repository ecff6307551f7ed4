import { Button, Heading, Text } from '@laliaflia/ui';
import { useEffect } from 'react';
import { desk } from '../content/sign-in.ts';
import { noOwner } from '../content/words.ts';
import { endIfOver, signOut } from '../data/session.ts';
import { Doorway } from '../sign-in/doorway.tsx';

/** For whoever is signed in and has no right. */
export function NoOwner({ email }: { email: string }) {
  useEffect(() => void endIfOver(), []);
  return (
    <Doorway title={noOwner.title}>
      <div>
        <Heading level={1} look="heading">
          {noOwner.title}
        </Heading>
        <Text tone="soft" className="lali:mt-2">
          {noOwner.text(email)}
        </Text>
      </div>
      <div>
        <Button onClick={() => void signOut()}>{desk.signOut}</Button>
      </div>
    </Doorway>
  );
}
