import { DeviceFrame } from '@laliaflia/ui';
import type { Project } from '../../content/schema/collections.ts';
import { largeScreen } from '../../pictures/addresses.ts';

interface TwoScreensProps {
  /** Its first screen belongs to a desktop computer. */
  behind: Project;
  /** Its first screen belongs to a phone. */
  before: Project;
}

/**
 * For an opening: a desktop computer that runs over the edge of the window, and a phone before it. On a phone the screen in
 * front gives the height, beside words the one behind does: neither is cut below.
 */
export function TwoScreens({ behind, before }: TwoScreensProps) {
  const [wide] = behind.images;
  const [narrow] = before.images;
  return (
    <div className="lali:@container">
      <div className="lali:relative">
        {wide && (
          <Screen
            picture={wide}
            sizes="(width >= 48rem) 760px, 640px"
            className="lali:@max-md:absolute lali:@max-md:start-[40%] lali:@max-md:top-[12%] lali:@max-md:w-[36rem] lali:@md:ms-[18%] lali:@md:w-[136%]"
          />
        )}
        {narrow && (
          <Screen
            picture={narrow}
            sizes="216px"
            className="lali:relative lali:w-[13rem] lali:@md:absolute lali:@md:start-0 lali:@md:top-1/2 lali:@md:w-[38%] lali:@md:-translate-y-1/2"
          />
        )}
      </div>
    </div>
  );
}

interface ScreenProps {
  picture: Project['images'][number];
  sizes: string;
  className: string;
}

function Screen({ picture, sizes, className }: ScreenProps) {
  const { device, ...image } = largeScreen(picture);
  return (
    <div className={className}>
      <DeviceFrame device={device} image={{ ...image, sizes }} />
    </div>
  );
}
