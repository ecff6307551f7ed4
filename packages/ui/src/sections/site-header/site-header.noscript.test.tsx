import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleHeader } from './site-header.sample.tsx';
import { SiteHeader } from './site-header.tsx';

const header = <SiteHeader {...sampleHeader} />;

const added: Element[] = [];
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

/** The server's HTML in a frame where scripts are forbidden, with the styles of this page. */
async function showWithoutScripts(width: number, height: number) {
  const styles = [...document.querySelectorAll('style')].map((style) => style.outerHTML).join('');
  const frame = document.createElement('iframe');
  frame.title = 'Without scripts';
  frame.sandbox.add('allow-same-origin');
  frame.style.cssText = `inline-size: ${width}px; block-size: ${height}px; border: 0`;
  frame.srcdoc = `<!doctype html><html lang="en" class="laliaflia" data-theme="light"><head>${styles}</head><body>${renderToString(header)}<main style="height:1000px"></main></body></html>`;
  document.body.append(frame);
  added.push(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const inside = frame.contentDocument as Document;
  const shows = (href: string) => inside.querySelector(`a[href="${href}"]`)?.checkVisibility() ?? false;
  return { frame: page.frameLocator(page.getByTitle('Without scripts')), inside, shows };
}

test('desktop: hovering and focus open the panel, nested links included', async () => {
  await page.viewport(1200, 800);
  const { frame, inside, shows } = await showWithoutScripts(1100, 700);
  expect(shows('/workshops')).toBe(false);
  await frame.getByRole('button', { name: 'Design Methods' }).hover();
  await expect.poll(() => shows('/workshops')).toBe(true);
  expect(shows('/laliaflia'), 'the nested list stands open').toBe(true);
  await frame.getByRole('link', { name: /^Resources/ }).hover();
  expect(shows('/workshops'), 'the pointer reaches the panel').toBe(true);
  await frame.getByRole('link', { name: 'laliaflia', exact: true }).hover();
  await expect.poll(() => shows('/workshops')).toBe(false);

  inside.querySelector<HTMLElement>('[data-nav-trigger="design-skills"]')?.focus();
  await expect.poll(() => shows('/services/ux-design')).toBe(true);
  await userEvent.tab();
  expect(inside.activeElement?.textContent).toBe('See the case');
  expect(shows('/services/ux-design')).toBe(true);
});

test('phone: the menu and its sections open and close natively', async () => {
  await page.viewport(600, 900);
  const { frame, shows } = await showWithoutScripts(390, 800);
  expect(shows('/contact')).toBe(false);
  await frame.getByText('Menu').click();
  await expect.poll(() => shows('/contact')).toBe(true);
  expect(shows('/workshops')).toBe(false);
  await frame.getByText(/^Workshops, Live Webinar/).click();
  await expect.poll(() => shows('/workshops')).toBe(true);
  expect(shows('/laliaflia')).toBe(true);
  await frame.getByText('Close').click();
  await expect.poll(() => shows('/contact')).toBe(false);
});

/** The server's HTML in this page, to be taken over when the test says so. */
function showServerHtml() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(header);
  document.body.prepend(container);
  added.push(container);
  const differences: unknown[] = [];
  const hydrate = async () => {
    const root = hydrateRoot(container, header, { onRecoverableError: (error) => differences.push(error) });
    await expect.poll(() => container.querySelector('header[data-enhanced]')).toBeTruthy();
    return root;
  };
  const shows = (href: string) => container.querySelector(`a[href="${href}"]`)?.checkVisibility() ?? false;
  return { container, hydrate, shows, differences };
}

test('a tap before hydration works, and hydration keeps what it opened', async () => {
  await page.viewport(390, 844);
  const { container, hydrate, shows, differences } = showServerHtml();
  const [toggle, , methods] = container.querySelectorAll('summary');
  await userEvent.click(toggle as Element);
  await userEvent.click(methods as Element);
  expect([shows('/contact'), shows('/workshops'), shows('/laliaflia')]).toEqual([true, true, true]);
  const root = await hydrate();
  expect([shows('/contact'), shows('/workshops'), shows('/laliaflia')]).toEqual([true, true, true]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shows('/contact')).toBe(false);
  expect(document.activeElement).toBe(toggle);
  expect(differences).toEqual([]);
  root.unmount();
});

test('a panel that hovering opened before hydration stays open', async () => {
  await page.viewport(1200, 800);
  const { container, hydrate, shows } = showServerHtml();
  await userEvent.hover(container.querySelector('[data-nav-trigger="design-methods"]') as Element);
  expect(shows('/workshops')).toBe(true);
  const root = await hydrate();
  expect([shows('/workshops'), shows('/laliaflia')]).toEqual([true, true]);
  root.unmount();
});
