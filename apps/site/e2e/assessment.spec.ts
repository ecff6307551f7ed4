import { randomUUID } from 'node:crypto';
import { ownResult } from '../content/assessment/own-result.ts';
import { readiness } from '../content/assessment.ts';
import { priceText } from '../content/format.ts';
import { ownResult as onContact } from '../content/pages/contact.ts';
import { ownResult as onThankYou } from '../content/pages/thank-you.ts';
import { prices } from '../content/prices.ts';
import { programs } from '../content/programs.ts';
import { site } from '../content/site.ts';
import { shownAverage } from '../features/assessment/scoring/index.ts';
import {
  begin,
  finish,
  form,
  found,
  foundByLink,
  fragment,
  keys,
  place,
  press,
  question,
  toTheEnd,
} from './support/assessment.ts';
import { allowClipboard } from './support/clipboard.ts';
import { readPdf } from './support/pdf.ts';
import {
  expect,
  goOffline,
  holdScripts,
  hydrated,
  lostNoise,
  needs,
  open,
  rows,
  test,
} from './support/test.ts';
import { violations } from './support/violations.ts';

const { questions } = readiness;
const average = `Average: ${shownAverage(found.result.averageScore)}`;
const guidePrice = ({ result }: typeof found) => priceText(prices[result.recommendation]);

test('the result can be reached by keyboard alone and is accessible', async ({ page }) => {
  await open(page, '/ai-assessment');
  const start = page.getByRole('main').getByRole('link', { name: 'Start the assessment' }).first();
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await expect(form(page).getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(form(page).getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(form(page)).toContainText(`${Math.round(100 / questions.length)}%`);

  await press(page, keys.slice(0, -1));
  await expect(form(page)).toContainText('100%');
  await expect(form(page).getByRole('button', { name: 'Get Results' })).toBeDisabled();
  await press(page, keys.slice(-1), questions.length);

  await expect(page).toHaveURL('/ai-assessment?step=result');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(found.title);
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(`${found.title} | ${site.brand}`);
  await expect(page.getByRole('table', { name: 'Scores by area' })).toContainText(
    new RegExp(`Creativity.*${found.result.scores.creativity}`, 's'),
  );
  await expect(page.getByText(average)).toBeVisible();
  await expect(page.getByText(found.lift.text)).toBeVisible();
  const { title: program } = programs[found.result.recommendation];
  await expect(page.getByRole('heading', { name: program })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(guidePrice(found));

  await page.getByText(questions[1].text).focus();
  await page.locator('#why-q2 summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 gave 100 of 100 because')).toBeVisible();
  expect(await violations(page.getByRole('main'))).toEqual([]);
});

test('Back goes to the previous question, and all steps count as one page view', async ({ page }) => {
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/analytics_events')) views.push(request.postData() ?? '');
  });
  await begin(page);
  await press(page, keys.slice(0, 3));
  // The address changes before the page does: a Back before the question is shown would change nothing.
  await expect(page.getByText(place(4))).toBeVisible();
  await expect(page).toHaveURL('/ai-assessment?step=4');
  await page.goBack();
  await expect(page.getByText(place(3))).toBeVisible();
  await expect(question(page)).toBeFocused();
  await expect(form(page).getByRole('radio', { name: `5, ${questions[2].options[4]}` })).toBeChecked();
  await form(page).getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText(place(2))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(place(1))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How ready is your team for something new?',
  );
  await page.goForward();
  await form(page).getByRole('button', { name: 'Back to Overview' }).click();
  await expect(page).toHaveURL('/ai-assessment');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(views.filter((view) => view.includes('page_view'))).toHaveLength(1);
  // Which questions were reached, each once, and nothing of what was answered.
  const steps = () =>
    views.map((view) => JSON.parse(view)).filter((view) => view.event_type === 'assessment_step');
  await expect
    .poll(() => steps().map(({ page_path }) => page_path))
    .toEqual([1, 2, 3, 4].map((step) => `/ai-assessment?step=${step}`));
  expect(Object.keys(steps()[0])).toEqual(['event_type', 'page_path', 'user_agent', 'referrer']);
});

test('the answers survive a reload and another day', async ({ page, context }) => {
  await begin(page);
  await press(page, keys.slice(0, 3));
  await expect(page.getByText(place(4))).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(place(4))).toBeVisible();
  const later = await context.newPage();
  await open(later, '/ai-assessment');
  await expect(later.getByText('On this device you have reached question 4.')).toBeVisible();
  await later.getByRole('link', { name: 'Continue at question 4' }).click();
  await press(later, keys.slice(3), 4);
  await expect(later).toHaveURL('/ai-assessment?step=result');
  await later.reload();
  await hydrated(later);
  await expect(later.getByText(average)).toBeVisible();
});

test('no address skips a question without an answer', async ({ page }) => {
  await open(page, '/ai-assessment?step=7');
  await expect(page.getByText(place(1))).toBeVisible();
  await expect(page).toHaveURL('/ai-assessment?step=1');
});

test('a link with the answers shows the same result, keeps nothing, and sends nothing', async ({ page }) => {
  await allowClipboard(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, `/ai-assessment${fragment}`);
  await expect(page.getByText('Average: 69')).toBeVisible();
  await expect(page.getByText('It is not kept on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link to this result' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/ai-assessment${fragment}$`),
  );
  expect(requests.filter((request) => request.includes('1141301110'))).toEqual([]);
  await open(page, '/ai-assessment');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start the assessment' })).toHaveCount(3);
});

test('a link with some of the answers continues after them', async ({ page }) => {
  await open(page, '/ai-assessment#answers=1141------');
  await expect(page.getByText(place(5))).toBeVisible();
  await expect(page).toHaveURL('/ai-assessment?step=5');
  await press(page, keys.slice(4), 5);
  await expect(page.getByText(average)).toBeVisible();
});

test('a second run is shown beside the first', async ({ page }) => {
  await finish(page, keys);
  await page.getByRole('button', { name: 'Answer again' }).click();
  await press(page, toTheEnd('1152522544'));
  await expect(page).toHaveURL('/ai-assessment?step=result');
  const head = page.getByRole('table').getByRole('columnheader');
  await expect(head).toHaveText(['Area', /^Earlier, \d\d:\d\d$/, 'Score']);
  await expect(page.getByRole('row', { name: /^Culture/ }).getByRole('cell')).toHaveText([
    String(found.result.scores.culture),
    /^\d+$/,
  ]);
});

test('Send Report arrives in the database, with the scores', async ({ page }) => {
  const email = `ada.${randomUUID()}@example.com`;
  await open(page, `/ai-assessment${fragment}`);
  const report = page.getByRole('form', { name: 'Have it read by a person' });
  await report.getByRole('button', { name: 'Send Report' }).click();
  await expect(report.getByText('Enter your e-mail address')).toBeVisible();
  await expect(report.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await report.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await expect(report.getByRole('textbox', { name: 'E-mail' })).not.toHaveAttribute('aria-invalid', 'true');
  await expect(report.getByText('Enter your e-mail address')).toBeHidden();
  await report.getByRole('button', { name: 'Send Report' }).click();
  await expect(report.getByText('Your answers have arrived')).toBeVisible();
  await expect(report.getByText(/Reference [0-9A-F]{8}\. A person reads them/)).toBeVisible();
  const found = await rows('form_submissions', `fields->>email=eq.${encodeURIComponent(email)}`);
  expect(found).toMatchObject([
    {
      form_name: 'assessment-report',
      spam: false,
      fields: {
        version: 'first',
        result: 'discovery 78, creativity 93, delivery 80, culture 28, average 69.75, deep',
        q1: questions[0].options[1],
        q3: '5',
        q10: questions[9].options[0],
      },
    },
  ]);
});

test('the report of another link is another lead', async ({ page }) => {
  const email = `ada.${randomUUID()}@example.com`;
  const report = page.getByRole('form', { name: 'Have it read by a person' });
  const send = async () => {
    await report.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await report.getByRole('button', { name: 'Send Report' }).click();
    await expect(report.getByText('Your answers have arrived')).toBeVisible();
  };
  await open(page, `/ai-assessment${fragment}`);
  await send();
  await page.evaluate(() => {
    location.hash = '#answers=0041301110';
  });
  await expect(report.getByText('Your answers have arrived')).toBeHidden();
  await send();
  const found = await rows('form_submissions', `fields->>email=eq.${encodeURIComponent(email)}`);
  expect(new Set(found.map(({ fields }) => Object(fields).q1)).size).toBe(2);
});

test('a report that went to a mistyped address can be sent again to the right one', async ({ page }) => {
  const [typo, right] = [`ada.${randomUUID()}@example.org`, `ada.${randomUUID()}@example.com`];
  await open(page, `/ai-assessment${fragment}`);
  const report = page.getByRole('form', { name: 'Have it read by a person' });
  const field = report.getByRole('textbox', { name: 'E-mail' });
  await field.fill(typo);
  await report.getByRole('button', { name: 'Send Report' }).click();
  await expect(report.getByRole('button', { name: 'Report Sent' })).toBeVisible();
  await field.fill(right);
  await expect(report.getByText('Your answers have arrived')).toBeVisible();
  await field.fill(typo);
  await expect(report.getByRole('button', { name: 'Report Sent' })).toBeVisible();
  await field.fill(right);
  await report.getByRole('button', { name: 'Send Report' }).click();
  await expect(report.getByRole('button', { name: 'Report Sent' })).toBeVisible();
  for (const email of [typo, right])
    expect(await rows('form_submissions', `fields->>email=eq.${encodeURIComponent(email)}`)).toHaveLength(1);
});

test('Send Report without a network says so, keeps the address, and sends it later', async ({
  page,
  context,
  guard,
}) => {
  guard.expectConsole(lostNoise);
  guard.expectConsole(/could not be sent|Failed to/);
  const email = `ada.${randomUUID()}@example.com`;
  await open(page, `/ai-assessment${fragment}`);
  const report = page.getByRole('form', { name: 'Have it read by a person' });
  await report.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await report.getByRole('button', { name: 'Send Report' }).click();
  await expect(report.getByRole('alert')).toContainText('Your answers could not be sent.');
  await expect(report.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await context.setOffline(false);
  await expect(report.getByText('Your answers have arrived')).toBeVisible({ timeout: 40_000 });
  expect(await rows('form_submissions', `fields->>email=eq.${encodeURIComponent(email)}`)).toHaveLength(1);
});

test('Export PDF prints a tagged document of several pages', async ({ page, browserName }) => {
  needs(browserName === 'chromium', 'Only Chromium prints to a file.');
  await open(page, `/ai-assessment${fragment}`);
  await expect(page.getByText('Average: 69')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Export PDF' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();

  const pdf = await readPdf(await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true }));
  expect(pdf.pages).toBeGreaterThan(1);
  expect(pdf.pages).toBeLessThanOrEqual(5);
  expect(pdf.isTagged).toBe(true);
  expect(pdf.title).toMatch(/^You go on after the first idea/);
  expect(pdf.language).toBe('en-GB');
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'L', 'LI', 'P', 'Link'])
    expect(pdf.tags).toContain(role);
  expect(pdf.tags.filter((role) => role === 'H1')).toHaveLength(1);
  // Only here Chromium leaves out the spaces at line ends.
  expect(pdf.outline.map((title) => title.replaceAll(' ', ''))).toEqual(
    [
      'You go on after the first idea, but leave too much unsaid',
      'Deep Dive Workshop',
      'Why these scores',
      'Next steps',
      'Strategy Session',
      'Strategy Call',
      'Compare the workshops',
    ].map((title) => title.replaceAll(' ', '')),
  );
  for (const text of ['Discovery', '78', 'Mean of questions 1 and 5', guidePrice(foundByLink)])
    expect(pdf.text).toContain(text);
  // The PDF contains every explanation and no control.
  for (let i = 1; i <= 10; i += 1)
    expect(pdf.text).toMatch(new RegExp(`Question ${i} gave \\d+ of 100 because`));
  expect(pdf.text).not.toMatch(/Send Report|Export PDF|Contact Us|Subscribe|Back to Overview/);
  expect(pdf.links.some((link) => link.endsWith('/contact?topic=strategy-session'))).toBe(true);
});

test('the check of the lab links back to it, accepts text, and has its own rules', async ({ page }) => {
  await open(page, '/ai-lab');
  await page.getByRole('link', { name: 'Start the check' }).click();
  await expect(form(page, 'lab')).toBeVisible();
  await expect(form(page, 'lab')).not.toContainText('%');
  await press(page, '22', 1, 'lab');
  await expect(page.getByText(place(3, 'lab'))).toBeVisible();
  const next = form(page, 'lab').getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await form(page, 'lab').getByRole('textbox').fill('Minutes of meetings.');
  await next.click();
  await press(page, toTheEnd('1322332', 4, 'lab'), 4, 'lab');
  await expect(page).toHaveURL('/ai-lab?step=result');
  await expect(page.getByRole('table')).toContainText('Sum of questions 1, 2, 4, 6, 7');
  await page.getByText('Which task would you give to a machine tomorrow').click();
  await expect(page.getByText('An answer in your own words is not scored.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to AI Lab' }).click();
  await expect(page).toHaveURL('/ai-lab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Innovation Lab');
  await expect(page.getByRole('link', { name: 'See your result' })).toBeVisible();
});

test('works offline after the page has loaded', async ({ page, guard }) => {
  guard.expectConsole(lostNoise);
  await open(page, '/ai-assessment');
  await goOffline(page, /asked/);
  await page.getByRole('main').getByRole('link', { name: 'Start the assessment' }).first().click();
  await press(page, keys);
  await expect(page.getByText(average)).toBeVisible();
});

test('a delivered form that is being filled in stays', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/ai-assessment');
  await page.getByRole('main').getByRole('link', { name: 'Start the assessment' }).first().click();
  await page.getByRole('radio', { name: questions[0].options[1] }).check({ force: true });
  release();
  await hydrated(page);
  await expect(page.getByRole('radio', { name: questions[0].options[1] })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Send my answers' })).toBeVisible();
});

test('the result is met again on contact and thank-you, and goes into the message when it is asked for', async ({
  page,
}) => {
  await open(page, '/contact');
  await expect(page.getByRole('heading', { name: onContact })).toHaveCount(0);
  await finish(page, keys);
  await expect(page.getByText(average)).toBeVisible();

  await open(page, '/contact');
  const own = page.locator('[data-part=own-result]');
  await expect(own.getByRole('heading', { name: onContact })).toBeVisible();
  await expect(own).toContainText(`${shownAverage(found.result.averageScore)} of 100`);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Our sign-up is too long.');
  await own.getByRole('button', { name: ownResult.add.label }).click();
  await expect(own).toContainText(ownResult.add.done);
  // A second press adds nothing.
  await own.getByRole('button', { name: ownResult.add.label }).click();
  await expect(message).toHaveValue(/^Our sign-up is too long\.\n\n[^#]+\/ai-assessment#answers=\d+$/);
  expect(await violations(page.getByRole('main'))).toEqual([]);
  await own.getByRole('link', { name: ownResult.link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found.title);

  await open(page, '/thank-you?type=assessment');
  await expect(own.getByRole('heading', { name: onThankYou })).toBeVisible();
  expect(await violations(page.getByRole('main'))).toEqual([]);
});
