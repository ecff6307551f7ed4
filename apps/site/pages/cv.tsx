import { CvTable, Page, PersonIntro } from '@laliaflia/ui';
import { closing, intro, table } from '../content/pages/cv.ts';
import { Talk } from '../features/closing/talk.tsx';

export { closing, head } from '../content/pages/cv.ts';

export default function Cv() {
  return (
    <Page printed="close">
      <PersonIntro {...intro} />
      <CvTable {...table} />
      <Talk {...closing} person={undefined} className="lali:print:hidden" />
    </Page>
  );
}
