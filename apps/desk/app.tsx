import { LinkProvider } from '@laliaflia/ui';
import { lazy, Suspense } from 'react';
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
const Toasts = lazy(() => import('./shell/toasts.tsx'));

export function App() {
  return (
    <BrowserRouter basename="/desk">
      <LinkProvider component={RouterLink}>
        {/* What stands beside something else is as high as the window below the bar, and the wider, the wider that is. */}
        <div className="lali:[--lali-split-height:calc(100dvh-4rem)] lali:[--lali-split-list:clamp(21.5rem,12.25rem+13vw,28rem)]">
          <Routes>
            <Route path="/enter" element={<Enter />} />
            <Route path="*" element={<Gate />} />
          </Routes>
        </div>
      </LinkProvider>
    </BrowserRouter>
  );
}

/** The address stays, so that whoever signs in again goes on where they were. */
function Gate() {
  const session = useSession();
  if (session === undefined) return null;
  if (session === null) return <SignIn />;
  const { email, needsCode } = session;
  return (
    <Suspense fallback={null}>
      {needsCode ? (
        <EnterCode />
      ) : (
        <Toasts>
          <Routes>
            <Route path="/account" element={<AccountPage email={email} />} />
            <Route path="/events" element={<EventsPage email={email} />} />
            <Route path="/health" element={<HealthPage email={email} />} />
            <Route path="/newsletter" element={<NewsletterPage email={email} />} />
            <Route path="/numbers" element={<NumbersPage email={email} />} />
            <Route path="/leads/:id" element={<LeadsPage email={email} />} />
            <Route path="/leads/:id/chats/:session" element={<LeadsPage email={email} />} />
            <Route path="*" element={<LeadsPage email={email} />} />
          </Routes>
        </Toasts>
      )}
    </Suspense>
  );
}
