import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Page } from './site-header.harness.tsx';

const link = (name: string | RegExp) => page.getByRole('link', { name });
const skills = () => link(/^UX Design/);
const toggle = () => document.querySelector('header summary') as HTMLElement;
const section = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-nav-summary] > summary')].find((summary) =>
    summary.textContent.startsWith(name),
  ) as HTMLElement;

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1200, 900));

test('a sheet as high as the window, Contact Us in thumb reach, the page behind it out of reach', async () => {
  await render(<Page />);
  await expect.element(link('Contact Us')).not.toBeInTheDocument();
  await userEvent.click(toggle());
  await expect.element(link('Contact Us')).toBeVisible();
  const body = document.querySelector('[data-sheet-body]')?.getBoundingClientRect();
  expect([body?.top, body?.height]).toEqual([0, 844]);
  expect(link('Contact Us').element().getBoundingClientRect().bottom).toBeGreaterThan(800);
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await expect.poll(() => document.querySelector('main')?.closest('[inert]')).toBeTruthy();
  for (let step = 0; step < 8; step += 1) {
    await userEvent.tab();
    expect(document.querySelector('header')?.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(link('Contact Us')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(toggle());
  await expect.poll(() => document.querySelector('[inert]')).toBe(null);
});

test('sections open and close; a link closes the sheet, also one to the current page', async () => {
  await render(<Page start="/contact" />);
  await userEvent.click(toggle());
  await userEvent.click(section('Design Skills'));
  await expect.element(skills()).toBeVisible();
  await userEvent.click(section('Design Skills'));
  await expect.element(skills()).not.toBeInTheDocument();
  await userEvent.click(section('Design Skills'));
  await userEvent.click(skills());
  await expect.element(link('Contact Us')).not.toBeInTheDocument();

  await userEvent.click(toggle());
  await expect.element(skills()).toBeVisible();
  await userEvent.click(skills());
  await expect.element(link('Contact Us')).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('[inert]')).toBe(null);
});

test('one section at a time, its heading in sight', async () => {
  await page.viewport(390, 560);
  await render(<Page />);
  await userEvent.click(toggle());
  await userEvent.click(section('Design Skills'));
  await expect.element(skills()).toBeVisible();
  await userEvent.click(section('Design Methods'));
  await expect.element(link(/^Workshops/)).toBeVisible();
  await expect.element(skills()).not.toBeInTheDocument();
  const frame = document.querySelector('[data-nav-root]')?.getBoundingClientRect() as DOMRect;
  const heading = () => section('Design Methods').getBoundingClientRect();
  await expect.poll(() => heading().top - frame.top).toBeGreaterThanOrEqual(-1);
  expect(heading().top - frame.top).toBeLessThan(frame.height / 2 + 1);
});

test('growing to the wide layout closes the sheet', async () => {
  await render(<Page />);
  await userEvent.click(toggle());
  await expect.poll(() => document.querySelector('[inert]')).toBeTruthy();
  await page.viewport(900, 800);
  await expect.poll(() => document.querySelector('[inert]')).toBe(null);
  expect(toggle().closest('details')?.open).toBe(false);
});
