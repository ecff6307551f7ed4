import { Button, DropdownMenu, type Theme } from '@laliaflia/ui';
import { CheckIcon } from '@laliaflia/ui/icons';
import { useLocation, useNavigate } from 'react-router-dom';
import { desk } from '../content/sign-in.ts';
import { signOut } from '../data/session.ts';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

interface AccountMenuProps {
  email: string;
  onShortcuts: (() => void) | undefined;
  theme: Theme;
  onTheme: (theme: Theme) => void;
}

/** What concerns whoever is signed in. */
export function AccountMenu({ email, onShortcuts, theme, onTheme }: AccountMenuProps) {
  const navigate = useNavigate();
  const isHere = useLocation().pathname.startsWith('/account');
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button
          variant="outline"
          size="small"
          aria-current={isHere ? 'page' : undefined}
          className="lali:border-control! lali:aria-[current]:text-accent-text! lali:aria-[current]:underline lali:aria-[current]:decoration-2 lali:aria-[current]:underline-offset-[0.3em]"
        >
          {desk.account}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {onShortcuts && <DropdownMenu.Item onSelect={onShortcuts}>{desk.shortcuts}</DropdownMenu.Item>}
        <DropdownMenu.Item onSelect={() => navigate('/account')}>{desk.secondFactor}</DropdownMenu.Item>
        {themes.map((each) => (
          <DropdownMenu.Item
            key={each}
            role="menuitemradio"
            aria-checked={each === theme}
            onSelect={() => onTheme(each)}
          >
            {desk.themes[each]}
            {each === theme && <CheckIcon size={18} className="lali:ms-auto lali:shrink-0" />}
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Item onSelect={() => void signOut()}>{desk.signOutAs(email)}</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
