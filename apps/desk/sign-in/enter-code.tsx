import { Button, Heading, Text } from '@laliaflia/ui';
import { code as words } from '../content/second-factor.ts';
import { enterCode } from '../data/factors.ts';
import { signOut } from '../data/session.ts';
import { CodeForm } from './code-form.tsx';
import { Doorway } from './doorway.tsx';

/** After the password, where the account has a second factor. */
export default function EnterCode() {
  return (
    <Doorway title={words.title}>
      <div>
        <Heading level={1} look="heading">
          {words.title}
        </Heading>
        <Text tone="soft" className="lali:mt-2">
          {words.intro}
        </Text>
      </div>
      <CodeForm onCode={enterCode}>
        <Button variant="ghost" onClick={() => void signOut()}>
          {words.back}
        </Button>
      </CodeForm>
      <Text look="small" tone="soft">
        {words.lost}
      </Text>
    </Doorway>
  );
}
