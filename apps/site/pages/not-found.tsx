import { NotFound } from '@laliaflia/ui';
import { notFound } from '../content/pages/not-found.ts';

export { head, notFound as closing } from '../content/pages/not-found.ts';

export default function NotFoundPage() {
  return <NotFound {...notFound} />;
}
