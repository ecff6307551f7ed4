import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Avatar, AvatarGroup, type AvatarProps } from './index.ts';

describeConformance('Avatar', <Avatar name="Livia Arndt" seed={3} />);
describeConformance(
  'AvatarGroup',
  <AvatarGroup label="Team" people={[{ name: 'Ada' }, { name: 'Ben', seed: 2 }]} />,
);

test('who is turned in a group looks to the other side', async () => {
  const people = [
    { name: 'Ada', turned: true },
    { name: 'Ben', seed: 2 },
  ];
  for (const look of ['discs', 'standing'] as const) {
    const { container, unmount } = await render(<AvatarGroup label="Team" look={look} people={people} />);
    const scales = [...container.querySelectorAll('li svg')].map((each) => getComputedStyle(each).scale);
    expect(scales).toEqual(['-1 1', 'none']);
    await unmount();
  }
});

test('an avatar is an image or cells', () => {
  expectTypeOf<{ name: string }>().not.toExtend<AvatarProps>();
  expectTypeOf<{ name: string; seed: number; srcSet: string }>().not.toExtend<AvatarProps>();
});

const missing = 'data:image/png;base64,';
const there = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

test('cells replace a missing picture, and a new picture is tried again', async () => {
  const { container, rerender } = await render(<Avatar name="Ada Brandt" src={missing} />);
  const avatar = container.firstElementChild as HTMLElement;
  await expect.poll(() => avatar.dataset.kind).toBe('cells');
  await rerender(<Avatar name="Ada Brandt" src={there} />);
  expect(avatar.dataset.kind).toBe('image');
});

test('cells replace a picture that failed before hydration', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  const element = <Avatar name="Ada Brandt" src={missing} />;
  root.innerHTML = renderToString(element);
  const image = root.querySelector('img') as HTMLImageElement;
  image.loading = 'eager';
  await expect.poll(() => image.complete).toBe(true);
  // The error event has been and gone.
  await new Promise((resolve) => setTimeout(resolve, 50));
  image.loading = 'lazy';
  const hydrated = hydrateRoot(root, element);
  await expect.poll(() => root.querySelector('svg[aria-label="Ada Brandt"]')).not.toBeNull();
  hydrated.unmount();
  root.remove();
});

test('a drawing without a size of its own is a picture', async () => {
  const { container } = await render(<Avatar name="Ada Brandt" src={there} />);
  const image = container.querySelector('img') as HTMLImageElement;
  image.loading = 'eager';
  await image.decode();
  expect(container.firstElementChild).toHaveProperty('dataset.kind', 'image');
});
