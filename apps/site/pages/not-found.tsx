import { NotFound } from '@laliaflia/ui';
import { heads } from '../content/heads.ts';
import { notFound } from '../content/not-found.ts';

export const head = heads['/404'];

const { lead, sendHome, rest, ...content } = notFound;

export default function NotFoundPage() {
  return (
    <NotFound
      {...content}
      lead={
        <>
          {lead} <span className="[@media(hover:none)]:hidden">{sendHome.point}</span>
          <span className="hidden [@media(hover:none)]:inline">{sendHome.tap}</span> {rest}
        </>
      }
    />
  );
}
