import { Button, DropdownMenu, Link, LogoMark, Text, ThemeSwitch } from '@laliaflia/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { desk } from '../content/sign-in.ts';
import { signOut } from '../data/session.ts';
import { keepTheme, keptTheme } from './theme.ts';

const screens = [
  { href: '/', name: desk.leads },
  { href: '/numbers', name: desk.numbers },
  { href: '/events', name: desk.events },
  { href: '/newsletter', name: desk.newsletter },
  { href: '/health', name: desk.health },
] as const;

interface DeskBarProps {
  email: string;
  onShortcuts?: () => void;
}

/** Where one is, and who. It stays in sight where it is one line. */
export function DeskBar({ email, onShortcuts }: DeskBarProps) {
  const [theme, setTheme] = useState(keptTheme);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isOf = (href: string) =>
    href === '/' ? pathname === '/' || pathname.startsWith('/leads') : pathname.startsWith(href);
  const here = screens.find(({ href }) => isOf(href))?.href;
  return (
    <header className="lali:z-10 lali:flex lali:min-h-16 lali:bg-page lali:min-[56rem]:sticky lali:min-[56rem]:top-0 lali:print:hidden lali:flex-wrap lali:items-center lali:gap-x-4 lali:gap-y-2 lali:border-line lali:border-b lali:px-5 lali:py-2">
      <LogoMark size={32} />
      <Text as="span" weight="strong">
        {desk.title}
      </Text>
      <nav
        aria-label={desk.screens}
        className="lali:order-last lali:w-full lali:md:order-none lali:md:w-auto lali:lg:ms-4"
      >
        <ul className="lali:flex lali:flex-wrap lali:gap-x-3 lali:text-[0.875rem] lali:lg:gap-x-5 lali:lg:text-[1rem]">
          {screens.map(({ href, name }) => (
            <li key={href}>
              <Link
                variant="standalone"
                arrow="none"
                href={href}
                tone={href === here ? 'accent' : 'current'}
                aria-current={href === here ? 'page' : undefined}
                className="lali:aria-[current]:underline lali:aria-[current]:decoration-2"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
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
            <DropdownMenu.Item onSelect={() => navigate('/account')}>{desk.secondFactor}</DropdownMenu.Item>
            <DropdownMenu.Item onSelect={() => void signOut()}>{desk.signOutAs(email)}</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
    </header>
  );
}
