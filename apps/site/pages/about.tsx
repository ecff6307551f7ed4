import { Avatar, AvatarGroup, Link, Page, PageIntro, PathCards, Stack } from '@laliaflia/ui';
import { closing, intro, others, portrait, work } from '../content/pages/about.ts';
import { Experience } from '../features/about/experience.tsx';
import { HowWeWork } from '../features/about/how-we-work.tsx';
import { HalfHour } from '../features/closing/half-hour.tsx';

export { closing, head } from '../content/pages/about.ts';

export default function About() {
  return (
    <Page>
      <PageIntro {...intro} rule figure={<Bust {...portrait} />} figurePlace="foot">
        <Stack gap={16}>
          <AvatarGroup label={others.label} people={others.people} />
          <Link href={others.link.href} variant="standalone">
            {others.link.label}
          </Link>
        </Stack>
      </PageIntro>
      <HowWeWork />
      <Experience />
      <PathCards {...work} rows="single" />
      <HalfHour {...closing} />
    </Page>
  );
}

/** Beside the words it takes the room between them too: the shoulders end where the line below cuts the chest. */
function Bust({ seed }: { seed: number }) {
  return (
    <div className="lali:@3xl:-ms-[6%]">
      <Avatar name="" seed={seed} size="full" shape="bare" className="lali:block" />
    </div>
  );
}
