import { DeviceFrame } from '@laliaflia/ui';
import type { Project } from '../../content/schema/collections.ts';
import { largeScreen } from './pictures.ts';

interface TwoScreensProps {
  /** Its first screen belongs to a desktop computer. */
  behind: Project;
  /** Its first screen belongs to a phone. */
  before: Project;
}

/** For an opening: a desktop computer that runs over the edge of the window, and a phone before it. */
export function TwoScreens({ behind, before }: TwoScreensProps) {
  const [wide] = behind.images;
  const [narrow] = before.images;
  return (
    <div className="lali:@container">
      <div className="lali:relative">
        {wide && <Screen picture={wide} sizes="min(84vw, 700px)" className="lali:ms-[18%] lali:w-[124%]" />}
        {narrow && (
          <Screen
            picture={narrow}
            sizes="272px"
            className="lali:absolute lali:start-0 lali:top-[18%] lali:hidden lali:w-[42%] lali:@md:block"
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
