import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { ArticleBody, type ArticleBodyProps, type ShareOutcome } from './index.ts';

const facts = {
  title: 'A title',
  category: 'Strategy',
  author: 'Ada Brandt',
  date: '2026-03-04',
  readMinutes: 7,
  picture: { kind: 'figure', rule: 'strands' },
} as const;

describeConformance(
  'ArticleBody',
  <ArticleBody {...facts} onShare={() => 'copied'}>
    <p>Text.</p>
  </ArticleBody>,
);
describeConformance(
  'ArticleBody, with a sheet at its end',
  <ArticleBody {...facts} ending={<h2>Try it</h2>} html="<p>Text.</p>" />,
);
describeConformance(
  'ArticleBody, with a drawing and its writer',
  <ArticleBody
    {...facts}
    picture={{ kind: 'drawing', drawing: <svg viewBox="0 0 3 2" aria-hidden="true" /> }}
    writer={<p>Ada Brandt designs forms.</p>}
    html="<p>Text.</p>"
  />,
);
describeConformance('ArticleBody, of HTML', <ArticleBody {...facts} html="<p>Text.</p>" />);

afterEach(() => page.viewport(1200, 900));

const shown = async (onShare: () => ShareOutcome | Promise<ShareOutcome>) => {
  await render(<ArticleBody {...facts} html="<p>Text.</p>" onShare={onShare} />);
  await userEvent.click(page.getByRole('button', { name: 'Share Article' }));
};

test.each([
  ['copied', 'Link copied'],
  ['shared', 'Shared'],
  ['failed', 'The link could not be copied. Copy it from the address bar.'],
] as const)('%s is said as "%s"', async (outcome, words) => {
  await shown(() => outcome);
  await expect.element(page.getByRole('status')).toHaveTextContent(words);
});

test('a closed dialog shows no message', async () => {
  await shown(() => 'dismissed');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await expect
    .poll(() => document.querySelector('[data-part="share"]')?.getAttribute('data-outcome'))
    .toBe('dismissed');
});

test('a share that throws has failed', async () => {
  await shown(() => Promise.reject(new Error('denied')));
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The link could not be copied. Copy it from the address bar.');
});

test('while it shares a second press does nothing', async () => {
  let done = (_: ShareOutcome) => {};
  const onShare = vi.fn(() => new Promise<ShareOutcome>((resolve) => (done = resolve)));
  await shown(onShare);
  const button = page.getByRole('button', { name: 'Share Article' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  // The browser driver would wait for the button; a visitor does not.
  (button.element() as HTMLElement).click();
  expect(onShare).toHaveBeenCalledOnce();
  done('copied');
  await expect.element(page.getByRole('status')).toHaveTextContent('Link copied');
});

test('without a way to share there is no button, and without two headings no list', async () => {
  const { container } = await render(
    <ArticleBody {...facts} contents={[{ id: 'one', title: 'One' }]} html='<h2 id="one">One</h2>' />,
  );
  expect(container.querySelector('button, [role="status"], nav, footer')).toBeNull();
});

test('there is one contents list, open beside the text and behind a summary on a phone', async () => {
  const { container } = await render(
    <ArticleBody
      {...facts}
      contents={[
        { id: 'one', title: 'One' },
        { id: 'two', title: 'Two' },
      ]}
      html='<h2 id="one">One</h2><h2 id="two">Two</h2>'
    />,
  );
  const links = [...container.querySelectorAll<HTMLElement>('nav a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  const visible = () => links.every((link) => link.checkVisibility());
  expect(visible()).toBe(true);
  expect(container.querySelector('summary')?.checkVisibility()).toBe(false);
  await page.viewport(390, 844);
  expect(visible()).toBe(false);
  await userEvent.click(page.elementLocator(container.querySelector('summary') as HTMLElement));
  expect(visible()).toBe(true);
});

test('what stands between two texts is no part of their measure, and only the first text leads', async () => {
  const { container } = await render(
    <ArticleBody
      {...facts}
      html={['<p>One.</p>', <svg key="chart" viewBox="0 0 3 2" aria-hidden="true" />, '<p>Two.</p>']}
    />,
  );
  const proses = [...container.querySelectorAll('.lali-prose')];
  expect(proses.map((prose) => [prose.textContent, prose.hasAttribute('data-lead')])).toEqual([
    ['One.', true],
    ['Two.', false],
  ]);
  const between = container.querySelector<HTMLElement>('[data-part="between"]');
  expect(between?.querySelector('svg')).not.toBeNull();
  expect(between?.offsetWidth).toBeGreaterThan((proses[0] as HTMLElement).offsetWidth);
});

test('the text is either elements or HTML', () => {
  expectTypeOf<typeof facts & { html: string }>().toExtend<ArticleBodyProps>();
  expectTypeOf<typeof facts & { html: string; children: string }>().not.toExtend<ArticleBodyProps>();
  expectTypeOf<typeof facts>().not.toExtend<ArticleBodyProps>();
});

test('who wrote it is said once below the text, also without tags', async () => {
  await render(<ArticleBody {...facts} writer={<p>Designs forms.</p>} html="<p>Text.</p>" />);
  await expect.element(page.getByText('Designs forms.')).toBeVisible();
  expect(document.querySelector('footer [data-part="writer"]')?.textContent).toBe('Designs forms.');
});
