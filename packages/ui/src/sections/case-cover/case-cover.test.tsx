import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { seatMap } from '../../media/device-frame/phone-screens.sample.ts';
import { comparison, decisions, funding, outcome, seats } from './case-cover.sample.ts';
import { CaseComparison, CaseCover, CaseDetails, CaseOutcome } from './index.ts';

describeConformance('CaseCover', <CaseCover {...seats} />);
describeConformance('CaseCover, words only', <CaseCover title="Branding tool" />);
describeConformance('CaseDetails', <CaseDetails {...decisions} />);
describeConformance('CaseComparison', <CaseComparison {...comparison} />);
describeConformance('CaseOutcome', <CaseOutcome {...outcome} />);

test('only a cover that leads somewhere is a link, and its heading is of its level', async () => {
  const screen = await render(<CaseCover {...funding} />);
  expect(screen.container.querySelector('a')).toBeNull();
  await screen.rerender(<CaseCover {...funding} headingLevel={2} href="#next" />);
  const heading = screen.getByRole('heading', { level: 2 });
  await expect.element(heading.getByRole('link', { name: funding.title })).toHaveAttribute('href', '#next');
});

test('the screen waits, unless it is in view when the page opens', async () => {
  const { container, rerender } = await render(<CaseCover {...seats} />);
  expect(container.querySelector('img')?.loading).toBe('lazy');
  await rerender(<CaseCover {...seats} loading="eager" />);
  expect(container.querySelector('img')?.loading).toBe('eager');
});

test('without a number all outcomes are one list, and nothing says how it was measured', async () => {
  const { proof: _, ...unproven } = outcome;
  const { container } = await render(<CaseOutcome {...unproven} />);
  expect(container.querySelector('[data-part=proof]')).toBeNull();
  expect([...container.querySelectorAll('li')].map((each) => each.textContent)).toEqual(outcome.outcomes);
  expect(container.querySelector('[data-part=measured]')).toBeNull();
});

test('a cover has its number below the facts, and its sign stays with it', async () => {
  const { container } = await render(<CaseCover {...seats} proof={outcome.proof} />);
  const [facts, proof] = ['facts', 'proof'].map((part) =>
    container.querySelector(`[data-part=${part}]`)?.getBoundingClientRect(),
  );
  expect(proof?.top).toBeGreaterThan(facts?.bottom ?? Number.POSITIVE_INFINITY);
  expect(container.querySelector('[data-part=proof]')?.textContent).toBe(
    '60\u00a0% less time for an application',
  );
});

test('a part of a screen fills its panel, and nothing else of the screen is in it', async () => {
  const part = { x: 0, y: seatMap.height / 2, width: seatMap.width, height: seatMap.height / 4 };
  const { container } = await render(
    <div style={{ width: '1280px' }}>
      <CaseDetails title="Key decisions" items={[{ text: 'One', device: 'phone', image: seatMap, part }]} />
    </div>,
  );
  const [panel, image] = ['[data-part=panel]', 'img'].map(
    (found) => container.querySelector(found)?.getBoundingClientRect() as DOMRect,
  ) as [DOMRect, DOMRect];
  // But for the border that forced colours show.
  expect(Math.abs(image.width - panel.width)).toBeLessThan(4);
  expect(Math.abs(panel.top - (image.top + image.height / 2))).toBeLessThan(4);
  expect(Math.abs(panel.height - image.height / 4)).toBeLessThan(4);
});

test('the sketches of a page are crossed out alike, each where it says, the same at each time', async () => {
  const items = ([undefined, [40, 40, 80, 90], [160, 60, 90, 80]] as const).map((crossed, i) => ({
    ...decisions.items[0],
    text: `${i}`,
    tried: { ...decisions.items[0].tried, text: `${i}`, crossed },
  }));
  const lines = async () => {
    const { container } = await render(<CaseDetails title="Key decisions" items={items} />);
    return [...container.querySelectorAll<SVGPathElement>('[data-part=strike]')];
  };
  const first = await lines();
  expect(first.map((line) => line.getAttribute('d')?.replaceAll(/[^A-Z]/g, ''))).toEqual(
    Array(3).fill('MCMC'),
  );
  const [, second, third] = first.map((line) => line.getBBox());
  for (const [box, x, width] of [
    [second, 40, 80],
    [third, 160, 90],
  ] as const)
    expect([Math.abs((box?.x ?? 0) - x) < 8, Math.abs((box?.width ?? 0) - width) < 12]).toEqual([true, true]);
  expect((await lines()).map((line) => line.getAttribute('d'))).toEqual(
    first.map((line) => line.getAttribute('d')),
  );
});

test('without decisions only the heading is there', async () => {
  const { container } = await render(<CaseDetails title="Key decisions" items={[]} />);
  expect(container.textContent).toBe('Key decisions');
});

test('a decision without a sketch has its sentence alone', async () => {
  const { container } = await render(<CaseDetails {...decisions} />);
  const entries = [...container.querySelectorAll('li')];
  const sketches = entries.map((entry) => entry.querySelectorAll('[data-struck]').length);
  expect(sketches).toEqual([1, 1, 0]);
});

test('beside a phone that is compared stands the heading, and each side is named under its half', async () => {
  const { container } = await render(
    <div style={{ width: '1280px' }}>
      <CaseComparison {...comparison} after={{ device: 'phone', image: seatMap }} />
    </div>,
  );
  const boxOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() as DOMRect;
  const [heading, phone] = [boxOf('h2'), boxOf('figure > div')];
  const [before, after] = [boxOf('figcaption span:first-child'), boxOf('figcaption span:last-child')];
  expect(heading.right).toBeLessThan(phone.left);
  expect(heading.top).toBeGreaterThan(phone.top + phone.height / 3);
  expect(before.left).toBe(phone.left);
  expect(before.top).toBeGreaterThan(phone.bottom);
  expect(after.right).toBe(phone.right);
});

test.each([390, 1200])(
  'the arrow leaves the lines of the title as far apart as they are, %i px wide',
  async (width) => {
    const { container } = await render(
      <div style={{ width }}>
        <CaseCover {...funding} headingLevel={2} href="#next" />
      </div>,
    );
    const heading = container.querySelector('h2') as HTMLElement;
    const height = heading.getBoundingClientRect().height;
    const lines = height / Number.parseFloat(getComputedStyle(heading).lineHeight);
    expect(heading.querySelector('svg')).not.toBeNull();
    expect(lines).toBeCloseTo(Math.round(lines), 1);
  },
);

test('of phones that are compared in large the same middle is seen, as high as it is wide', async () => {
  const { container } = await render(
    <div style={{ width: '1280px' }}>
      <CaseComparison {...comparison} after={{ device: 'phone', image: seatMap }} />
    </div>,
  );
  const boxOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() as DOMRect;
  const [panel, frame] = [boxOf('section > div > div'), boxOf('figure > div')];
  expect(frame.width).toBeGreaterThan(panel.width / 2);
  expect(Math.abs(frame.height - frame.width)).toBeLessThan(4);
  const [before, after] = [boxOf('[data-part=before] [role=img]'), boxOf('figure picture img, figure img')];
  expect(frame.top - before.top).toBeGreaterThan(before.height / 10);
  expect(Math.abs(before.top - after.top)).toBeLessThan(4);
});

test('of both sides of a comparison a phone sees the same part, as wide as the frame', async () => {
  const { width, height } = comparison.after.image;
  const compared = { x: width / 2, y: height / 4, width: width / 4, height: height / 4 };
  const { container } = await render(
    <div style={{ width: '390px' }}>
      <CaseComparison {...comparison} compared={compared} />
    </div>,
  );
  const frame = container.querySelector('figure > div')?.getBoundingClientRect() as DOMRect;
  for (const found of ['[data-part=before] [role=img]', 'figure picture img']) {
    const side = container.querySelector(found)?.getBoundingClientRect() as DOMRect;
    expect(Math.abs(side.width - frame.width * 4), found).toBeLessThan(12);
    expect(Math.abs(frame.left - side.left - side.width / 2), found).toBeLessThan(4);
    expect(Math.abs(frame.top - side.top - side.height / 4), found).toBeLessThan(4);
  }
  expect(Math.abs(frame.height - (frame.width * compared.height) / compared.width)).toBeLessThan(4);
});
