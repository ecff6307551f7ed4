import { LogoMark, Text, ThemeSwitch } from '@laliaflia/ui';
import { useState } from 'react';
import { desk } from '../content/sign-in.ts';
import { AccountMenu } from './account-menu.tsx';
import { Screens } from './screens.tsx';
import { keepTheme, keptTheme } from './theme.ts';
import { useWide } from './use-wide.ts';

/** In rem: a window where the switch stands beside the screens. */
const roomForSwitch = 56;

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
  const isWide = useWide(roomForSwitch);
  const choose = (next: typeof theme) => {
    setTheme(next);
    keepTheme(next);
  };
  return (
    <header className={bar}>
      <div className="lali:flex lali:min-h-14 lali:items-center lali:gap-4">
        <LogoMark size={32} />
        <Text as="span" weight="strong">
          {desk.title}
        </Text>
      </div>
      <Screens />
      <div className="lali:ms-auto lali:flex lali:items-center lali:gap-3">
        {isWide && <ThemeSwitch value={theme} label={desk.theme} onValueChange={choose} />}
        <AccountMenu
          email={email}
          onShortcuts={onShortcuts}
          theme={theme}
          // Where there is no room for the switch.
          onTheme={isWide ? undefined : choose}
        />
      </div>
    </header>
  );
}
