import { Button, DropdownMenu, LogoMark, Text, ThemeSwitch } from '@laliaflia/ui';
import { useState } from 'react';
import { desk } from '../content/words.ts';
import { signOut } from '../data/session.ts';
import { keepTheme, keptTheme } from './theme.ts';

interface DeskBarProps {
  email: string;
  onShortcuts?: () => void;
}

/** Where one is, and who. */
export function DeskBar({ email, onShortcuts }: DeskBarProps) {
  const [theme, setTheme] = useState(keptTheme);
  return (
    <header className="lali:flex lali:min-h-16 lali:flex-wrap lali:items-center lali:gap-x-4 lali:gap-y-2 lali:border-line lali:border-b lali:px-5 lali:py-2">
      <LogoMark size={32} />
      <Text as="span" weight="strong">
        {desk.title}
      </Text>
      <div className="lali:ms-auto lali:flex lali:flex-wrap lali:items-center lali:gap-3">
        <ThemeSwitch
          value={theme}
          label={desk.theme}
          onValueChange={(next) => {
            setTheme(next);
            keepTheme(next);
          }}
        />
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button variant="outline" size="small">
              {desk.account}
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end">
            {onShortcuts && <DropdownMenu.Item onSelect={onShortcuts}>{desk.shortcuts}</DropdownMenu.Item>}
            <DropdownMenu.Item onSelect={() => void signOut()}>{desk.signOutAs(email)}</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
    </header>
  );
}
