import { type CalendarMonth, LegalDocument, type LegalDocumentProps, Page, Prose } from '@laliaflia/ui';
import type { LegalDocument as LegalText } from '../../content/schema/texts.ts';
import { site } from '../../content/site.ts';
import { followLinks } from '../../routing/router-link.tsx';

interface LegalPageProps extends Pick<LegalDocumentProps, 'glance'> {
  text: LegalText;
  numbered?: boolean;
}

/** A text of content/legal as the page that shows it. */
export function LegalPage({ text, numbered = true, ...more }: LegalPageProps) {
  return (
    <Page opening="near">
      <LegalDocument
        title={text.title}
        lead={text.summary}
        updated={text.updated as CalendarMonth}
        numbered={numbered}
        locale={site.locale}
        sections={text.sections.map(({ id, title, html }) => ({ id, title, content: <Prose html={html} /> }))}
        {...more}
        {...followLinks}
      />
    </Page>
  );
}
