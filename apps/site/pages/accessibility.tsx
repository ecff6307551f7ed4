import text from '../content/legal/accessibility.md';
import { accessibilityGlance, closing, heads } from '../content/pages/legal.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

export { closing };

export const head = heads.accessibility;

export default function Accessibility() {
  return <LegalPage text={text} numbered={false} glance={accessibilityGlance} />;
}
