import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page as browser, cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectRhythm } from '../../../../../.storybook/rhythm.ts';
import { describeConformance } from '../../../test/conformance.tsx';
import { ContactIntro } from '../../sections/contact-intro/index.ts';
import { NotFound } from '../../sections/not-found/index.ts';
import { ThankYou } from '../../sections/thank-you/index.ts';
import { Section } from '../section/index.ts';
import { Page } from './index.ts';

describeConformance('Page', <Page>text</Page>);

const emulate = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(() => emulate(''));

async function pageOf(element: ReactElement): Promise<Element> {
  const { container } = await render(element);
  const [page] = container.children;
  if (!page) throw new Error('Nothing has been rendered.');
  return page;
}

/** Above the first child, below it, and so on. */
function distances(page: Element): number[] {
  const { top, bottom } = page.getBoundingClientRect();
  const boxes = [...page.children].map((child) => child.getBoundingClientRect());
  const tops = [...boxes.map((box) => box.top), bottom];
  return tops.map((each, at) => Math.round(each - (boxes[at - 1]?.bottom ?? top)));
}

const mixed = [
  <p key="one">A section</p>,
  <Section key="two" tone="raised">
    A band
  </Section>,
  <Section key="three">On ground</Section>,
];

test('keeps its distances in print', async () => {
  const page = await pageOf(<Page>{mixed}</Page>);
  await emulate('print');
  expect(matchMedia('print').matches).toBe(true);
  await expectRhythm(page, (at) => at === 1);
});

test('has none in print when it is printed close', async () => {
  const page = await pageOf(<Page printed="close">{mixed}</Page>);
  await expectRhythm(page, (at) => at === 1);
  await emulate('print');
  expect(distances(page)).toEqual([0, 0, 0, 0]);
});

test('opens near the header where a text is the page, but never moves a band', async () => {
  const text = await pageOf(<Page opening="near">{mixed}</Page>);
  expect(distances(text)[0]).toBe(48);
  await browser.viewport(390, 844);
  expect(distances(text)[0]).toBe(32);

  const band = await pageOf(<Page opening="near">{mixed.slice(1)}</Page>);
  expect(distances(band)[0]).toBe(0);
});

const link = { href: '/', label: 'Home' };

test.each([
  [
    'ContactIntro',
    <ContactIntro key="band" title="Contact">
      A form
    </ContactIntro>,
  ],
  ['NotFound', <NotFound key="band" title="Nothing here" links={[link]} />],
  [
    'ThankYou',
    <ThankYou
      key="band"
      title="Thank you"
      message="It is here."
      stepsTitle="Next"
      steps={[]}
      action={link}
    />,
  ],
])('%s adjoins the edge of the page and a band, and stands a gap from a section', async (_name, band) => {
  const page = await pageOf(
    <Page>
      {band}
      {mixed[1]}
      {mixed[2]}
    </Page>,
  );
  await expectRhythm(page, (at) => at < 2);
  const alone = await pageOf(
    <Page>
      {band}
      {mixed[0]}
    </Page>,
  );
  await expectRhythm(alone, (at) => at === 0);
});
