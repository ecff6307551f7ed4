import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { ToggleGroup } from './index.ts';

const items = (
  <>
    <ToggleGroup.Item value="phone" label="Phone" />
    <ToggleGroup.Item value="desktop" label="Desktop" />
  </>
);

describeConformance(
  'ToggleGroup.Root',
  <ToggleGroup.Root label="Width" value="phone" onValueChange={() => {}}>
    {items}
  </ToggleGroup.Root>,
);
describeConformance(
  'ToggleGroup.Item',
  (props) => (
    <ToggleGroup.Root label="Width" value="phone" onValueChange={() => {}}>
      <ToggleGroup.Item value="phone" label="Phone" {...(props as object)} />
    </ToggleGroup.Root>
  ),
  { root: 'label' },
);

test('it shows the value it is given and reports another one', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <ToggleGroup.Root label="Width" value="phone" onValueChange={onValueChange}>
      {items}
    </ToggleGroup.Root>,
  );
  await screen.getByRole('radio', { name: 'Desktop' }).click();
  expect(onValueChange.mock.calls).toEqual([['desktop']]);
  await expect.element(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
});

test('with a name it is a field of the form around it', async () => {
  const { container } = await render(
    <form>
      <ToggleGroup.Root label="Width" name="width" value="desktop" onValueChange={() => {}}>
        {items}
      </ToggleGroup.Root>
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([['width', 'desktop']]);
});
