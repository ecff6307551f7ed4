import text from '../content/legal/terms.md';
import { closing, heads } from '../content/pages/legal.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

export { closing };

export const head = heads.terms;

export default function Terms() {
  return <LegalPage text={text} />;
}
