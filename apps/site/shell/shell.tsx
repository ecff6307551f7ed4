import {
  type FigureTone,
  LivingFigure,
  LogoMark,
  type NavGroup,
  SiteFooter,
  SiteHeader,
  SkipLink,
  ThemeSwitch,
} from '@laliaflia/ui';
import { memo, type ReactNode, type Ref } from 'react';
import { footer, headerAction, headerGroups } from '../content/navigation.ts';
import { offersNewsletter } from '../content/newsletter-links.ts';
import type { FigureChoice } from '../content/schema/basics.ts';
import { site } from '../content/site.ts';
import { ChatCorner } from '../features/chat/chat-corner.tsx';
import { useNewsletter } from '../features/forms/use-newsletter.ts';
import { OutboxLine } from '../features/outbox/outbox-line.tsx';
import { footerFigure, menuFigure } from '../parts/ids.ts';
import { inHtml } from '../parts/in-html.ts';
import { StaticPart } from '../parts/static-part.tsx';
import { useTheme } from './theme.ts';

interface ShellProps {
  /** For the header, which marks where the visitor is. */
  currentPath: string;
  /** True when the page ends by asking for the next step: the footer does not ask again, and is short. */
  closed: boolean;
  accent?: 'design' | 'methods' | undefined;
  /** Announces the title of each new page to screen readers. */
  announcer: Ref<HTMLDivElement>;
  children: ReactNode;
}

const brand = { href: '/', label: site.brand, mark: <LogoMark /> };
const groups: NavGroup[] = headerGroups.map(({ feature, ...group }) => ({
  ...group,
  feature: {
    ...feature,
    figure: inHtml ? (
      <StaticPart id={menuFigure(group.id)} />
    ) : (
      <FeatureFigure
        {...feature.figure}
        tone={group.path === 'design' ? 'primary' : 'secondary'}
        data-static={menuFigure(group.id)}
      />
    ),
  },
}));

/** A small figure, because the HTML of every page contains it. */
function FeatureFigure({ rule, ...props }: FigureChoice & { tone: FigureTone; 'data-static': string }) {
  const common = { ...props, preserveAspectRatio: 'xMidYMin slice' };
  if (rule === 'branching') return <LivingFigure rule="branching" {...common} />;
  if (rule === 'strands') return <LivingFigure rule="strands" {...common} />;
  if (rule === 'tessellation') return <LivingFigure rule="tessellation" {...common} />;
  if (rule === 'venation') return <LivingFigure rule="venation" {...common} />;
  return <LivingFigure cells={150} parts={0} {...common} />;
}

/** The frame around every page; it stays when the page changes. */
export function Shell({ currentPath, closed, accent, announcer, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader
        currentPath={currentPath}
        groups={groups}
        action={headerAction}
        brand={brand}
        className="lali:print:hidden"
      />
      <main id="main" tabIndex={-1} data-path={accent}>
        {children}
      </main>
      <OutboxLine />
      <Footer
        path={currentPath.split('?', 1)[0] ?? '/'}
        closed={closed}
        offers={offersNewsletter(currentPath)}
      />
      <ChatCorner />
      <div ref={announcer} role="status" aria-live="polite" className="lali:sr-only" />
    </>
  );
}

interface FooterProps extends Pick<ShellProps, 'closed'> {
  path: string;
  /** The newsletter. */
  offers: boolean;
}

const Footer = memo(function Footer({ path, closed, offers }: FooterProps) {
  const [theme, chooseTheme] = useTheme();
  const subscription = useNewsletter();
  const common = {
    ...footer,
    newsletter: offers ? { ...footer.newsletter, ...subscription } : undefined,
    themeSwitch: <ThemeSwitch value={theme} onValueChange={chooseTheme} />,
  };
  if (closed) return <SiteFooter {...common} size="short" className="lali:print:hidden" />;
  return (
    <SiteFooter
      {...common}
      className="lali:print:hidden"
      figure={
        inHtml ? (
          <StaticPart key={path} id={footerFigure(path)} />
        ) : (
          <LivingFigure
            rule="branching"
            seed={seedOf(path)}
            tone="inverse"
            data-static={footerFigure(path)}
          />
        )
      }
    />
  );
});

/** Each address has a figure of its own. */
function seedOf(path: string): number {
  return Array.from(path).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 61, 7);
}
