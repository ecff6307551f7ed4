import type { Page, Response } from '@playwright/test';

export interface ImageWeight {
  /** Bytes of the pictures loaded before the first scroll. */
  before: number;
  /** Bytes of all pictures loaded after scrolling to the end. */
  after: number;
}

/** A phone with a high resolution; other phones fetch at most the same. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };

/** Upper limits for the home page, in bytes. */
export const homeBudget: ImageWeight = { before: 60_000, after: 350_000 };

/** The weight of a page's pictures when it is opened and scrolled to its end. */
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

/** Scrolls step by step like a visitor, so that lazy pictures are fetched. */
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
