import { downloads } from '../content/downloads.ts';
import { dateText, durationText, money } from '../content/format.ts';
import { webinar } from '../content/webinar.ts';
import { shownDate, today } from '../content/webinar-dates.ts';
import { workshops } from '../content/workshops.ts';
import { address, fill, form, lead } from './support/person-form.ts';
import { expect, open, test, withoutScripts } from './support/test.ts';

const variants = Object.values(workshops).map((workshop) => ({
  type: workshop.id,
  title: workshop.title,
  // The bare address shows the default type.
  canonical: workshop.id === 'ignite' ? '/workshop-details' : `/workshop-details?type=${workshop.id}`,
  facts: [durationText(workshop), `max ${workshop.maxParticipants} participants`],
}));

/** '2025-01-31T14:00+02:00' in calendar format: '20250131T120000Z'. */
function calendarTime(of: string): string {
  return new Date(of).toISOString().replace(/[-:]|\.\d+/g, '');
}

for (const { type, title, canonical, facts } of variants) {
  test(`the details of ${title} are in the page that the host sends`, async ({ request }) => {
    const html = await (await request.get(`/workshop-details?type=${type}&utm_source=letter`)).text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${canonical.replace('?', '\\?')}"`));
    for (const fact of facts) expect(html).toContain(fact);
    expect(html).toContain(`name="workshopType" value="${title}"`);
    for (const other of variants.filter((each) => each.type !== type)) {
      expect(html).toContain(`href="/workshop-details?type=${other.type}"`);
    }
  });
}

test('a missing or unknown type is Ignite Day', async ({ page }) => {
  for (const query of ['', '?type=', '?type=enormous']) {
    await open(page, `/workshop-details${query}`);
    await expect(page.locator('main h1')).toHaveText('Ignite Day');
  }
});

test('from one workshop to the next the whole page changes, and the form with it', async ({ page }) => {
  await open(page, '/workshop-details?type=deep');
  await fill(page, 'workshop-booking', address());
  await page.locator('main').getByRole('link', { name: 'See Innovation Engine' }).click();
  await expect(page.locator('main h1')).toHaveText('Innovation Engine');
  await expect(page).toHaveTitle(/^Innovation Engine/);
  const booking = form(page, 'workshop-booking');
  await expect(booking.locator('[name=workshopType]')).toHaveValue('Innovation Engine');
  await expect(booking.locator('[name=name]')).toHaveValue('');
  await expect(booking.getByRole('button', { name: 'Book Innovation Engine Workshop' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Workshops' }).click();
  await expect(page).toHaveURL('/workshops');
});

test('both downloads have the type of their name', async ({ request }) => {
  const brochure = await request.get(downloads.brochure.href);
  expect(brochure.headers()['content-type']).toBe('application/pdf');
  expect((await brochure.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const calendar = await request.get('/webinar.ics');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain(`DTSTART:${calendarTime(shownDate(today).moment)}`);
});

test('the brochure is one click away from the workshops', async ({ page }) => {
  await open(page, '/workshops');
  const link = page.locator('main').getByRole('link', { name: 'Download Brochure' });
  await expect(link).toHaveAttribute('href', downloads.brochure.href);
});

test('the webinar has the same date in its text, markup and structured data', async ({ page }) => {
  await open(page, '/webinar');
  await expect(page.locator('main time')).toHaveAttribute('datetime', shownDate(today).moment);
  await expect(page.locator('main time')).toContainText(dateText(shownDate(today).start));
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', new RegExp(dateText(shownDate(today).start)));
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(data['@graph']).toContainEqual(
    expect.objectContaining({ '@type': 'EducationEvent', startDate: shownDate(today).moment }),
  );
});

test('an exercise asks another question, and its clock runs', async ({ page }) => {
  await open(page, '/innovators-dna');
  const exercise = page.locator('#questions');
  const prompt = exercise.locator('[data-part=prompt]');
  const first = await prompt.textContent();
  await exercise.getByRole('button', { name: 'Another question' }).click();
  await expect(prompt).not.toHaveText(first ?? '');
  await exercise.getByRole('button', { name: 'Start the clock' }).click();
  await expect(exercise.getByRole('timer')).toHaveText('3:58', { timeout: 5000 });
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('a booking is posted by the browser and kept with its workshop', async ({ page }) => {
    const email = address();
    await page.goto('/workshop-details?type=engine');
    await fill(page, 'workshop-booking', email);
    await form(page, 'workshop-booking').locator('[name=message]').fill('Nine people, in spring.');
    await form(page, 'workshop-booking').locator('button[type=submit]').click();
    await expect(page).toHaveURL('/thank-you?type=workshop');
    await expect(page.locator('main h1')).toHaveText(/workshop request/);
    expect(await lead(email)).toMatchObject([
      { kind: 'workshop-booking', name: 'Ada Example', role: 'product', company: 'Analytical Engines' },
    ]);
    expect(JSON.stringify(await lead(email))).toContain('Innovation Engine');
  });

  test('a registration for the webinar arrives as not yet paid', async ({ page }) => {
    const email = address();
    await page.goto('/webinar');
    await fill(page, 'webinar', email);
    await form(page, 'webinar')
      .getByRole('button', { name: `Pay ${money(webinar.price)} & Register` })
      .click();
    await expect(page).toHaveURL('/thank-you?type=webinar');
    await expect(
      page.locator('main').getByRole('link', { name: `Pay ${money(webinar.price)}` }),
    ).toBeVisible();
    const stored = await lead(email);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).toContain('pending');
  });

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto('/workshop-details');
    await form(page, 'workshop-booking').locator('button[type=submit]').click();
    await expect(page).toHaveURL('/workshop-details');
    await expect(form(page, 'workshop-booking').locator('[name=name]:invalid')).toBeVisible();
  });
});
