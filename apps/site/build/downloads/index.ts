import { downloads } from '../../content/downloads.ts';
import { brochure } from './brochure.ts';
import { webinarCalendar } from './calendar.ts';

type MadeByBuild = {
  [Name in keyof typeof downloads]: (typeof downloads)[Name] extends { madeByBuild: true } ? Name : never;
}[keyof typeof downloads];

/** The content of each file that content/downloads.ts lists as made by the build, by address. */
export async function madeDownloads(
  origin: string,
  made = new Date(),
): Promise<{ href: string; body: Buffer }[]> {
  const makers: Record<MadeByBuild, () => Promise<Buffer> | Buffer> = {
    brochure: () => brochure({ made }),
    calendar: () => Buffer.from(webinarCalendar({ origin, made })),
  };
  return Promise.all(
    Object.entries(makers).map(async ([name, make]) => ({
      href: downloads[name as MadeByBuild].href,
      body: await make(),
    })),
  );
}
