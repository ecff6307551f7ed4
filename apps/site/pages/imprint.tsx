import text from '../content/legal/imprint.md';
import { closing, heads } from '../content/pages/legal.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

export { closing };

export const head = heads.imprint;

export default function Imprint() {
  return <LegalPage text={text} numbered={false} />;
}
