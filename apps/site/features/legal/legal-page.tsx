import { type CalendarMonth, LegalDocument, Page, Prose } from '@laliaflia/ui';
import type { LegalDocument as LegalText } from '../../content/schema/texts.ts';
import { site } from '../../content/site.ts';
import { followLinks } from '../../routing/router-link.tsx';

/** A text of content/legal as the page that shows it. */
export function LegalPage({ text, numbered = true }: { text: LegalText; numbered?: boolean }) {
  return (
    <Page opening="near">
      <LegalDocument
        title={text.title}
        lead={text.summary}
        updated={text.updated as CalendarMonth}
        numbered={numbered}
        locale={site.locale}
        sections={text.sections.map(({ id, title, html }) => ({ id, title, content: <Prose html={html} /> }))}
        {...followLinks}
      />
    </Page>
  );
}
