import type { Page, Response } from '@playwright/test';

export interface ImageWeight {
  /** Bytes of the pictures that came before anybody scrolled. */
  before: number;
  /** And once the end has been reached, all in all. */
  after: number;
}

/** A phone of the better kind: what it fetches, the others fetch at the most. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };

/** At most this much on the home page, in bytes. */
export const homeBudget: ImageWeight = { before: 60_000, after: 350_000 };

/** What the pictures of a page weigh for somebody who opens it and scrolls to its end. */
export async function imageWeight(page: Page, address: string): Promise<ImageWeight> {
  const answers: Promise<number>[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() !== 'image') return;
    answers.push(
      response.body().then(
        ({ length }) => length,
        () => 0,
      ),
    );
  };
  const sum = async () => (await Promise.all(answers)).reduce((total, bytes) => total + bytes, 0);
  page.on('response', note);
  try {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const before = await sum();
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    return { before, after: await sum() };
  } finally {
    page.off('response', note);
  }
}

/** As a thumb does it, screen by screen: pictures that wait are fetched on the way. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await pause(80);
    }
    await pause(400);
  });
}
