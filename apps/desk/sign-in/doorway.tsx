import { LogoMark, Text } from '@laliaflia/ui';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { desk } from '../content/sign-in.ts';
import { site } from '../data/site.ts';
import { useWide } from '../shell/use-wide.ts';

const Figure = lazy(() => import('./figure.tsx'));

/** In rem: a window where the figure has room beside the form. */
const roomForBoth = 48;

/** Of a wide window it is cut by a seventh, of a narrower one by more: it never comes to the form. */
const beside = [
  'lali:absolute',
  'lali:top-1/2',
  'lali:start-[max(36rem,100vw-38.25rem)]',
  'lali:w-[clamp(26rem,(100vw-36rem)/0.85,45rem)]',
  'lali:max-w-none!',
  'lali:-translate-y-1/2',
].join(' ');

/** Below the form it grows out of the corner of the window. */
const below = [
  'lali:absolute',
  'lali:start-[12%]',
  'lali:top-0',
  'lali:w-[max(26rem,100vw)]',
  'lali:max-w-none!',
].join(' ');

/** One thing to do, and beside it, where there is room, the figure of the house, which the window cuts. On a phone it stands below. */
export function Doorway({ title, children }: { title: string; children: ReactNode }) {
  const isWide = useWide(roomForBoth);
  useEffect(() => {
    document.title = `${title} | ${desk.title}`;
  }, [title]);
  return (
    <main className="lali:relative lali:grid lali:min-h-dvh lali:grid-cols-[minmax(0,1fr)] lali:grid-rows-[auto_auto_1fr] lali:overflow-clip lali:md:grid-rows-[auto_1fr] lali:px-5 lali:md:px-16">
      <div className="lali:flex lali:min-h-24 lali:items-center lali:gap-3">
        <LogoMark size={40} />
        <Text as="span" weight="strong">
          {site().name}
        </Text>
      </div>
      <div className="lali:grid lali:w-full lali:max-w-[28rem] lali:content-center lali:gap-8 lali:pb-24 lali:max-md:mx-auto lali:max-md:content-start lali:max-md:pt-8 lali:max-md:pb-16">
        {children}
      </div>
      <Suspense fallback={null}>
        {isWide ? (
          <Figure className={beside} />
        ) : (
          <div className="lali:relative lali:-mx-5 lali:min-h-64 lali:overflow-clip">
            <Figure className={below} />
          </div>
        )}
      </Suspense>
    </main>
  );
}
