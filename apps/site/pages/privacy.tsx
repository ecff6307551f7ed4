import text from '../content/legal/privacy.md';
import { heads, privacyGlance } from '../content/pages/legal.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

export const head = heads.privacy;

export default function Privacy() {
  return <LegalPage text={text} glance={privacyGlance} />;
}
