import { I18nProvider, LinkProvider } from '@laliaflia/ui';
import { Suspense, use, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useOutletContext } from 'react-router-dom';
import { libraryWords } from './content/library-words.ts';
import { site } from './content/site.ts';
import { resumeSubmissions } from './delivery/submissions.ts';
import { redirects } from './routes.ts';
import { addressOf, canonicalOf } from './routing/addresses.ts';
import { asleepAt, leave, pageIsLive } from './routing/asleep.ts';
import { useNavigation } from './routing/navigation.ts';
import { findRoute, isUnknown, type PageRoute, parameterOf, usePage, variantOf } from './routing/pages.ts';
import { RouteChange } from './routing/route-change.tsx';
import { RouterLink } from './routing/router-link.tsx';
import { Head } from './seo/head.tsx';
import { Shell } from './shell/shell.tsx';
import { table } from './table.ts';

const { routes, notFound } = table;

export function App() {
  return (
    <I18nProvider locale={site.locale} messages={libraryWords}>
      <LinkProvider component={RouterLink}>
        <Routes>
          <Route element={<Frame />}>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} element={<Screen route={route} />} />
            ))}
            {Object.entries(redirects).map(([from, to]) => (
              <Route key={from} path={from} element={<Navigate to={to} replace />} />
            ))}
            <Route path="*" element={<Screen route={notFound} />} />
          </Route>
        </Routes>
      </LinkProvider>
    </I18nProvider>
  );
}

type Arrive = (title: string) => void;

function Frame() {
  useNavigation(table);
  const { pathname, search } = useLocation();
  const found = findRoute(routes, pathname);
  const asleep = found && asleepAt(found, pathname);
  const page = asleep ? undefined : found?.loaded(pathname);
  const route = page !== undefined && isUnknown(page) ? undefined : found;
  const announcer = useRef<HTMLDivElement>(null);
  const arrive = useCallback<Arrive>((title) => {
    announcer.current?.replaceChildren(title);
    resumeSubmissions();
  }, []);
  return (
    <Shell
      // One file answers every unknown address, so it cannot contain the address.
      currentPath={route === undefined ? notFound.path : pathname + search}
      closed={asleep?.closed ?? (route === undefined || page?.module.closing !== undefined)}
      accent={route?.accent}
      announcer={announcer}
    >
      <Outlet context={arrive} />
    </Shell>
  );
}

function Screen({ route }: { route: PageRoute }) {
  const { pathname } = useLocation();
  const arrive = useOutletContext<Arrive>();
  // Not within the boundary: a transition waits for its page, and would not wait for what is in a new boundary.
  const page = usePage(route, pathname);
  useLayoutEffect(() => () => leave(route, pathname), [route, pathname]);
  if (page !== undefined && isUnknown(page)) {
    return route.unknownMoves ? <Navigate to={notFound.path} replace /> : <Screen route={notFound} />;
  }
  return (
    <>
      {/* Within it the page may sleep while the rest is hydrated. */}
      <Suspense key={addressOf(route.path, parameterOf(route.path, pathname))}>
        <Content route={route} />
      </Suspense>
      <RouteChange onArrival={arrive} />
    </>
  );
}

function Content({ route }: { route: PageRoute }) {
  const { pathname, search } = useLocation();
  useEffect(pageIsLive, []);
  const asleep = asleepAt(route, pathname);
  if (asleep !== undefined) use(asleep.awake);
  const page = route.loaded(pathname);
  if (page === undefined) return null;
  const { module, subject } = page;
  const { default: Page, head } = module;
  const variant = variantOf(route, search);
  const name = parameterOf(route.path, pathname);
  return (
    <>
      <Head
        head={typeof head === 'function' ? head(variant ?? '', subject) : head}
        canonical={canonicalOf({ ...route, path: addressOf(route.path, name) }, variant)}
      />
      <Page subject={subject} />
    </>
  );
}
