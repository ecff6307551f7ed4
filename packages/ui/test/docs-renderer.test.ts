import { expect, test, vi } from 'vitest';
import { drawOnce } from '../../../.storybook/docs/renderer.ts';

type Render = Parameters<typeof drawOnce>[0]['render'];
const page = {} as Parameters<Render>[0];
const none = {} as Parameters<Render>[1];
const element = {} as HTMLElement;

test('a docs page does not render its stories again when the toolbar changes', async () => {
  const render = vi.fn<Render>(async () => {});
  const renderer = drawOnce({ render, unmount: () => {} });
  await renderer.render(page, none, element);
  await renderer.render(page, none, element);
  expect(render).toHaveBeenCalledTimes(1);
});

test('another page is drawn, and so is one whose first drawing failed', async () => {
  const render = vi.fn<Render>(async () => {}).mockRejectedValueOnce(new Error('no such story'));
  const renderer = drawOnce({ render, unmount: () => {} });
  await expect(renderer.render(page, none, element)).rejects.toThrow('no such story');
  await renderer.render(page, none, element);
  await renderer.render({ ...page }, none, element);
  expect(render).toHaveBeenCalledTimes(3);
});
