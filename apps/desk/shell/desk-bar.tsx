import { LogoMark, Text } from '@laliaflia/ui';
import { useState } from 'react';
import { desk } from '../content/sign-in.ts';
import { AccountMenu } from './account-menu.tsx';
import { Screens } from './screens.tsx';
import { keepTheme, keptTheme } from './theme.ts';

const bar = [
  'lali:z-10',
  'lali:flex',
  'lali:min-h-16',
  'lali:flex-wrap',
  'lali:items-center',
  'lali:gap-x-4',
  'lali:border-line',
  'lali:border-b',
  'lali:bg-page',
  'lali:px-5',
  'lali:md:px-8',
  'lali:min-[50rem]:sticky',
  'lali:min-[50rem]:top-0',
  'lali:print:hidden',
].join(' ');

interface DeskBarProps {
  email: string;
  onShortcuts?: () => void;
}

/** Where one is, and who. It stays in sight where it is one line. */
export function DeskBar({ email, onShortcuts }: DeskBarProps) {
  const [theme, setTheme] = useState(keptTheme);
  const choose = (next: typeof theme) => {
    setTheme(next);
    keepTheme(next);
  };
  return (
    <header className={bar}>
      <div className="lali:flex lali:min-h-14 lali:items-center lali:max-md:min-h-17 lali:gap-4">
        <LogoMark size={32} />
        <Text as="span" weight="strong">
          {desk.title}
        </Text>
      </div>
      <Screens />
      <div className="lali:ms-auto lali:flex lali:items-center lali:gap-3">
        <AccountMenu email={email} onShortcuts={onShortcuts} theme={theme} onTheme={choose} />
      </div>
    </header>
  );
}
