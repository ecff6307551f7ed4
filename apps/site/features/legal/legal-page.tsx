import { type CalendarMonth, LegalDocument, Prose } from '@laliaflia/ui';
import type { LegalDocument as LegalText } from '../../content/schema/texts.ts';
import { site } from '../../content/site.ts';
import { followLinks } from '../../routing/router-link.tsx';

/** A text of content/legal as the page that shows it. */
export function LegalPage({ text, numbered = true }: { text: LegalText; numbered?: boolean }) {
  return (
    <LegalDocument
      title={text.title}
      lead={text.summary}
      updated={text.updated as CalendarMonth}
      numbered={numbered}
      locale={site.locale}
      sections={text.sections.map(({ id, title, html }) => ({ id, title, content: <Prose html={html} /> }))}
      className="lali:pt-8 lali:pb-section lali:md:pt-16"
      {...followLinks}
    />
  );
}
