import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockNavigation } from '../../../.storybook/block-navigation.ts';

const story = document.createElement('div');
let allowNavigation = () => {};

beforeEach(() => {
  document.body.append(story);
  allowNavigation = blockNavigation(document);
});

afterEach(() => {
  allowNavigation();
  story.remove();
});

/** Whether the browser would have followed it. */
function goes(html: string, { type = 'click', ...init }: MouseEventInit & { type?: string } = {}): boolean {
  story.innerHTML = html;
  const made = { bubbles: true, cancelable: true, ...init };
  const event = type === 'submit' ? new SubmitEvent(type, made) : new MouseEvent(type, made);
  // Last of all, so that nothing really leaves the test.
  let goesOn = false;
  window.addEventListener(
    type,
    () => {
      goesOn = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  (story.querySelector('b') ?? story.firstElementChild)?.dispatchEvent(event);
  return goesOn;
}

test('a link leads to a place in the story, and to no other document', () => {
  expect(goes('<a href="#more">More</a>')).toBe(true);
  expect(goes('<a href="/portfolio"><b>Portfolio</b></a>')).toBe(false);
  expect(goes('<a href="https://example.com">Elsewhere</a>')).toBe(false);
  expect(goes('<a href="mailto:hello@example.com">Write</a>')).toBe(true);
});

test('a link to a new window works', () => {
  expect(goes('<a href="/portfolio" target="_top">Portfolio</a>')).toBe(true);
  expect(goes('<a href="/portfolio">Portfolio</a>', { ctrlKey: true })).toBe(true);
});

test('a form that the story does not answer is not sent', () => {
  expect(goes('<form action="/thank-you"></form>', { type: 'submit' })).toBe(false);
});
