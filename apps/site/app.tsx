import { I18nProvider, LinkProvider } from '@laliaflia/ui';
import { useCallback, useRef } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useOutletContext } from 'react-router-dom';
import { libraryWords } from './content/library-words.ts';
import { site } from './content/site.ts';
import { resumeSubmissions } from './delivery/submissions.ts';
import { redirects } from './routes.ts';
import { addressOf, canonicalOf } from './routing/addresses.ts';
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
  const page = found?.loaded(pathname);
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
      closed={route !== undefined && page?.module.closing !== undefined}
      accent={route?.accent}
      announcer={announcer}
    >
      <Outlet context={arrive} />
    </Shell>
  );
}

function Screen({ route }: { route: PageRoute }) {
  const { pathname, search } = useLocation();
  const arrive = useOutletContext<Arrive>();
  const page = usePage(route, pathname);
  if (isUnknown(page)) {
    return route.unknownMoves ? <Navigate to={notFound.path} replace /> : <Screen route={notFound} />;
  }
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
      <Page key={name} subject={subject} />
      <RouteChange onArrival={arrive} />
    </>
  );
}
