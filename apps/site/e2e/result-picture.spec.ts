import { readFile } from 'node:fs/promises';
import { picture } from '../content/assessment/words.ts';
import { site } from '../content/site.ts';
import { foundByLink, fragment } from './support/assessment.ts';
import { pictures } from './support/browser.ts';
import { expect, open, test } from './support/test.ts';

test.use(pictures);

test('the result can be saved as a picture', async ({ page }) => {
  await open(page, `/ai-assessment${fragment}`);
  const save = async (label: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: label }).click();
    return download;
  };
  const drawing = await save(picture.svg);
  expect(drawing.suggestedFilename()).toBe(`${picture.file}.svg`);
  const svg = await readFile(await drawing.path(), 'utf8');
  expect(svg.replaceAll('</text>\n', ' ')).toContain(String(foundByLink.result.scores.creativity));
  expect(svg).toContain(site.brand);
  const image = await save(picture.png);
  const bytes = await readFile(await image.path());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2400, 1260]);
  await expect(page.getByText(picture.saved)).toBeVisible();
});
