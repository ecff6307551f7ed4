import { NotFound } from '@laliaflia/ui';
import { heads } from '../content/heads.ts';
import { notFound } from '../content/not-found.ts';

export const head = heads['/404'];

export default function NotFoundPage() {
  return <NotFound {...notFound} />;
}
