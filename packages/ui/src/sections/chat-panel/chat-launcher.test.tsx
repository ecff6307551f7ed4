import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Avatar } from '../../media/avatar/index.ts';
import { ChatLauncher } from './index.ts';

describeConformance(
  'ChatLauncher',
  <ChatLauncher label="Ask the guide" href="#contact" onOpen={() => undefined} />,
);

test('asks for the panel by mouse and by key, and leads nowhere', async () => {
  const onOpen = vi.fn();
  const screen = await render(<ChatLauncher label="Ask the guide" href="#contact" onOpen={onOpen} />);
  const launcher = screen.getByRole('button', { name: 'Ask the guide' });
  await expect.element(launcher).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(launcher);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onOpen).toHaveBeenCalledTimes(3);
  expect(location.hash).toBe('');
});

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1200, 900);
});

const launcher = () => document.querySelector('[data-chat-launcher]') as HTMLElement;
const isAway = () => launcher().hasAttribute('data-away');

async function onPhone(children: ReactNode) {
  await page.viewport(390, 844);
  await render(
    <>
      {children}
      <ChatLauncher label="Ask the guide" href="#contact" onOpen={() => undefined} />
    </>,
  );
}

test('on phones it is 48 px, leaves while one reads on, and comes back on scrolling up', async () => {
  await onPhone(<div style={{ height: 6000 }} />);
  const { width, height } = launcher().getBoundingClientRect();
  expect([width, height]).toEqual([48, 48]);
  scrollTo(0, 1200);
  await expect.poll(isAway).toBe(true);
  scrollTo(0, 1100);
  await expect.poll(isAway).toBe(false);
  scrollTo(0, 2000);
  await expect.poll(isAway).toBe(true);
  // At rest, without a form.
  await expect.poll(isAway).toBe(false);
});

test('on phones it is away while a field is in view, and the focus brings it back', async () => {
  await onPhone(
    <div style={{ height: 6000 }}>
      <input aria-label="Search" />
    </div>,
  );
  await expect.poll(isAway).toBe(true);
  await expect.poll(() => getComputedStyle(launcher()).opacity).toBe('0');
  // What is below can be pressed.
  expect(document.elementFromPoint(346, 800)?.closest('[data-placement]')).toBeNull();
  launcher().focus();
  await expect.poll(() => getComputedStyle(launcher()).opacity).toBe('1');
  launcher().blur();
  scrollTo(0, 2000);
  await expect.poll(isAway).toBe(false);
});

test('on phones it stands above words at rest, and goes where there is no room', async () => {
  await onPhone(
    <p style={{ position: 'fixed', insetInline: 0, bottom: 30, textAlign: 'end' }}>
      <span>The last word.</span>
    </p>,
  );
  const words = () => document.querySelector('p') as HTMLElement;
  const lastWord = () => document.querySelector('p span')?.getBoundingClientRect() as DOMRect;
  await expect.poll(() => launcher().getBoundingClientRect().bottom <= lastWord().top).toBe(true);
  expect(isAway()).toBe(false);
  words().style.bottom = '0';
  words().textContent = 'Words in every place. '.repeat(400);
  dispatchEvent(new Event('resize'));
  await expect.poll(isAway).toBe(true);
});

test('on phones it stands above a face at rest, though no pointer meets it', async () => {
  await onPhone(
    <div style={{ position: 'fixed', insetInlineEnd: 0, bottom: 0, pointerEvents: 'none' }}>
      <Avatar name="" seed={1} size={120} />
    </div>,
  );
  const face = document.querySelector('[data-portrait]')?.getBoundingClientRect() as DOMRect;
  await expect.poll(() => launcher().getBoundingClientRect().bottom <= face.top).toBe(true);
  expect(isAway()).toBe(false);
});

const atTheEnd = { position: 'fixed', insetInlineEnd: 0, bottom: 20 } as const;

test('on wide windows it stands above a field in its corner, and a field elsewhere leaves it there', async () => {
  const field = (insetInlineEnd: number) => (
    <>
      <input aria-label="Search" style={{ ...atTheEnd, insetInlineEnd }} />
      <ChatLauncher label="Ask the guide" href="#contact" onOpen={() => undefined} />
    </>
  );
  const { rerender } = await render(field(0));
  const top = () => (page.getByLabelText('Search').element() as HTMLElement).getBoundingClientRect().top;
  await expect.poll(() => launcher().getBoundingClientRect().bottom <= top()).toBe(true);
  expect(isAway()).toBe(false);
  await rerender(field(400));
  dispatchEvent(new Event('resize'));
  await expect.poll(() => launcher().getBoundingClientRect().bottom <= top()).toBe(false);
  expect(isAway()).toBe(false);
});

test('on wide windows it stands above a line of text, and goes where there is no room until it has the focus', async () => {
  await render(
    <>
      <p style={{ ...atTheEnd, insetInlineStart: 0, textAlign: 'end' }}>
        <span>The last line of an article.</span>
      </p>
      <ChatLauncher label="Ask the guide" href="#contact" onOpen={() => undefined} />
    </>,
  );
  const words = document.querySelector('p') as HTMLElement;
  const line = words.querySelector('span') as HTMLElement;
  const above = () => launcher().getBoundingClientRect().bottom <= line.getBoundingClientRect().top;
  await expect.poll(above).toBe(true);
  expect(isAway()).toBe(false);
  words.textContent = 'Words in every place. '.repeat(900);
  dispatchEvent(new Event('resize'));
  await expect.poll(isAway).toBe(true);
  await expect.poll(() => getComputedStyle(launcher()).opacity).toBe('0');
  launcher().focus();
  await expect.poll(() => getComputedStyle(launcher()).opacity).toBe('1');
});

test('where words leave no room it asks what is at each line of them, and nowhere else', async () => {
  const asked = vi.spyOn(document, 'elementsFromPoint');
  await render(
    <>
      <p style={{ ...atTheEnd, insetInlineStart: 0 }}>{'Words in every place. '.repeat(900)}</p>
      <ChatLauncher label="Ask the guide" href="#contact" onOpen={() => undefined} />
    </>,
  );
  // When it appears, and when the page is at rest.
  await expect.poll(isAway).toBe(true);
  expect(asked).toHaveBeenCalled();
  expect(asked.mock.calls.length).toBeLessThan(100);
});

test('words that nobody sees do not move it', async () => {
  const asked = vi.spyOn(document, 'elementsFromPoint');
  await render(
    <>
      <div style={{ ...atTheEnd, width: 1, height: 1, overflow: 'hidden', whiteSpace: 'nowrap' }}>
        <span style={{ position: 'absolute', insetInlineEnd: 0 }}>Words for screen readers alone.</span>
      </div>
      <p style={{ ...atTheEnd, visibility: 'hidden' }}>Words that have gone, in one line.</p>
      <ChatLauncher label="Ask the guide" href="#contact" onOpen={() => undefined} />
    </>,
  );
  const corner = launcher().parentElement?.getBoundingClientRect().bottom;
  asked.mockClear();
  dispatchEvent(new Event('resize'));
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  expect(launcher().getBoundingClientRect().bottom).toBe(corner);
  expect(isAway()).toBe(false);
});

test('on wide windows it moves at rest, never while somebody scrolls', async () => {
  await render(
    <>
      <p style={{ marginTop: 1000, height: 3000, textAlign: 'end' }}>
        {'Words in every place. '.repeat(2400)}
      </p>
      <ChatLauncher label="Ask the guide" href="#contact" onOpen={() => undefined} />
    </>,
  );
  scrollTo(0, 0);
  let scrolled = performance.now();
  /** How long after the last step of scrolling, in milliseconds. */
  const moved: number[] = [];
  const watcher = new MutationObserver(() => moved.push(performance.now() - scrolled));
  watcher.observe(launcher(), { attributes: true, attributeFilter: ['data-away', 'style'] });
  for (let at = 0; at <= 1600; at += 100) {
    scrollTo(0, at);
    scrolled = performance.now();
    await new Promise((done) => setTimeout(done, 30));
  }
  await expect.poll(isAway).toBe(true);
  watcher.disconnect();
  expect(moved).toHaveLength(1);
  expect(moved[0]).toBeGreaterThan(200);
});

test('on wide windows it gives way to what has the focus, and comes back after it', async () => {
  await render(
    <>
      <button type="button">Before</button>
      <a
        href="#next"
        style={{ position: 'fixed', insetInlineEnd: 0, bottom: 0, display: 'block', width: 200, height: 90 }}
      >
        Next
      </a>
      <ChatLauncher label="Ask the guide" href="#contact" onOpen={() => undefined} />
    </>,
  );
  const next = page.getByRole('link', { name: 'Next' }).element() as HTMLElement;
  const clear = () => launcher().getBoundingClientRect().bottom <= next.getBoundingClientRect().top;
  expect(clear()).toBe(false);
  next.focus();
  await expect.poll(clear).toBe(true);
  expect(isAway()).toBe(false);
  (page.getByRole('button', { name: 'Before' }).element() as HTMLElement).focus();
  await expect.poll(clear).toBe(false);
});

test('on wide windows it stands above a picture that is a link, and in its corner where there is no room', async () => {
  const picture = (height: number) => (
    <a href="#case" style={{ position: 'fixed', insetInlineEnd: 0, bottom: 0, width: 240, height }}>
      <img alt="A case" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" />
    </a>
  );
  const launchers = <ChatLauncher label="Ask the guide" href="#contact" onOpen={() => undefined} />;
  const { rerender } = await render(
    <>
      {picture(120)}
      {launchers}
    </>,
  );
  const corner = launcher().parentElement?.getBoundingClientRect().bottom;
  await expect.poll(() => launcher().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 120);
  expect(isAway()).toBe(false);
  await rerender(
    <>
      {picture(innerHeight)}
      {launchers}
    </>,
  );
  dispatchEvent(new Event('resize'));
  await expect.poll(() => launcher().getBoundingClientRect().bottom).toBe(corner);
  expect(isAway()).toBe(false);
});
