import { NotFound } from '@laliaflia/ui';
import { notFound } from '../content/pages/not-found.ts';

export { head, notFound as closing } from '../content/pages/not-found.ts';

const { lead, sendHome, rest, ...content } = notFound;

export default function NotFoundPage() {
  return (
    <NotFound
      {...content}
      lead={
        <>
          {lead} <span className="lali:[@media(hover:none)]:hidden">{sendHome.point}</span>
          <span className="lali:hidden lali:[@media(hover:none)]:inline">{sendHome.tap}</span> {rest}
        </>
      }
    />
  );
}
