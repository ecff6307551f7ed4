import text from '../content/legal/privacy.md';
import { closing, heads, privacyGlance } from '../content/pages/legal.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

export { closing };

export const head = heads.privacy;

export default function Privacy() {
  return <LegalPage text={text} glance={privacyGlance} />;
}
