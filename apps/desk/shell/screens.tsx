import { Link, VisuallyHidden } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { desk } from '../content/sign-in.ts';
import { useNews } from './news.tsx';

const screens = [
  { href: '/', name: desk.leads },
  { href: '/numbers', name: desk.numbers },
  { href: '/events', name: desk.events },
  { href: '/newsletter', name: desk.newsletter },
  { href: '/health', name: desk.health },
] as const;

/** On a phone a line of its own from edge to edge, which is moved sideways where it is too long. */
const place = [
  'lali:order-last',
  'lali:-mx-5',
  'lali:w-[calc(100%+2.5rem)]',
  'lali:overflow-x-auto',
  'lali:px-5',
  'lali:md:order-none',
  'lali:md:mx-0',
  'lali:md:w-auto',
  'lali:md:overflow-visible',
  'lali:md:px-0',
  'lali:lg:ms-4',
].join(' ');

const line = [
  'lali:flex',
  'lali:min-h-12',
  'lali:w-max',
  'lali:min-w-full',
  'lali:items-center',
  'lali:justify-between',
  'lali:gap-x-2',
  'lali:text-[0.875rem]',
  'lali:md:gap-x-3.5',
  'lali:md:text-[0.9375rem]',
  'lali:lg:gap-x-5',
  'lali:lg:text-[1rem]',
].join(' ');

const counter = [
  'lali:ms-1.5',
  'lali:inline-grid',
  'lali:h-5',
  'lali:min-w-5',
  'lali:place-content-center',
  'lali:rounded-full',
  'lali:bg-accent-solid',
  'lali:px-1',
  'lali:font-semibold',
  'lali:text-[0.8125rem]',
  'lali:text-on-accent',
  'lali:leading-none',
  'lali:tabular-nums',
].join(' ');

const dot = [
  'lali:ms-1.5',
  'lali:inline-block',
  'lali:size-2',
  'lali:rounded-full',
  'lali:bg-danger-text',
  'lali:forced-colors:bg-[CanvasText]',
  'lali:forced-colors:forced-color-adjust-none',
].join(' ');

/** The screens of the desk, and at two of them what waits there. */
export function Screens() {
  const { pathname } = useLocation();
  const isOf = (href: string) =>
    href === '/' ? pathname === '/' || pathname.startsWith('/leads') : pathname.startsWith(href);
  const here = screens.find(({ href }) => isOf(href))?.href;
  const { waiting = 0, isAlarmed } = useNews();
  const marks: Partial<Record<string, ReactNode>> = {
    '/': waiting > 0 && (
      <>
        <span aria-hidden="true" className={counter}>
          {desk.shortCount(waiting)}
        </span>
        <VisuallyHidden> {desk.newLeads(waiting)}</VisuallyHidden>
      </>
    ),
    '/health': isAlarmed && (
      <>
        <span aria-hidden="true" className={dot} />
        <VisuallyHidden> {desk.alarmed}</VisuallyHidden>
      </>
    ),
  };
  return (
    <nav aria-label={desk.screens} className={place}>
      <ul className={line}>
        {screens.map(({ href, name }) => (
          <li key={href}>
            <Link
              variant="standalone"
              arrow="none"
              href={href}
              tone={href === here ? 'accent' : 'current'}
              aria-current={href === here ? 'page' : undefined}
              className="lali:relative lali:whitespace-nowrap lali:aria-[current]:underline lali:aria-[current]:decoration-2"
            >
              {/* In one line, so that no line is drawn below the count. */}
              <span>
                {name}
                {marks[href]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
