import { LinkProvider, ToastProvider } from '@laliaflia/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { useSession } from './data/session.ts';
import { RouterLink } from './shell/router-link.tsx';
import { Enter } from './sign-in/enter.tsx';
import { SignIn } from './sign-in/sign-in.tsx';

const AccountPage = lazy(() => import('./account/account-page.tsx'));
const EnterCode = lazy(() => import('./sign-in/enter-code.tsx'));
const LeadsPage = lazy(() => import('./leads/leads-page.tsx'));
const EventsPage = lazy(() => import('./events/events-page.tsx'));
const HealthPage = lazy(() => import('./newsletter/health-page.tsx'));
const NewsletterPage = lazy(() => import('./newsletter/newsletter-page.tsx'));
const NumbersPage = lazy(() => import('./numbers/numbers-page.tsx'));

export function App() {
  return (
    <BrowserRouter basename="/desk">
      <LinkProvider component={RouterLink}>
        <ToastProvider side="end">
          <Routes>
            <Route path="/account" element={<Gate screen={AccountPage} />} />
            <Route path="/enter" element={<Enter />} />
            <Route path="/events" element={<Gate screen={EventsPage} />} />
            <Route path="/health" element={<Gate screen={HealthPage} />} />
            <Route path="/newsletter" element={<Gate screen={NewsletterPage} />} />
            <Route path="/numbers" element={<Gate screen={NumbersPage} />} />
            <Route path="/leads/:id" element={<Gate screen={LeadsPage} />} />
            <Route path="/leads/:id/chats/:session" element={<Gate screen={LeadsPage} />} />
            <Route path="*" element={<Gate screen={LeadsPage} />} />
          </Routes>
        </ToastProvider>
      </LinkProvider>
    </BrowserRouter>
  );
}

/** The address stays, so that whoever signs in again goes on where they were. */
function Gate({ screen: Screen }: { screen: ComponentType<{ email: string }> }) {
  const session = useSession();
  if (session === undefined) return null;
  if (session === null) return <SignIn />;
  return (
    <Suspense fallback={null}>
      {session.needsCode ? <EnterCode /> : <Screen email={session.email} />}
    </Suspense>
  );
}
