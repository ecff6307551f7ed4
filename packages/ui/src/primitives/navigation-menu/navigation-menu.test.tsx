import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { NavigationMenu } from './index.ts';

describeConformance('NavigationMenu.Root', <NavigationMenu.Root>Links</NavigationMenu.Root>);
describeConformance(
  'NavigationMenu.List',
  (props) => (
    <NavigationMenu.Root>
      <NavigationMenu.List {...(props as object)} />
    </NavigationMenu.Root>
  ),
  { root: 'ul' },
);

describeConformance(
  'NavigationMenu.Trigger',
  (props) => (
    <NavigationMenu.Root>
      <NavigationMenu.List>
        <NavigationMenu.Item id="one">
          <NavigationMenu.Trigger {...(props as object)}>Text</NavigationMenu.Trigger>
        </NavigationMenu.Item>
      </NavigationMenu.List>
    </NavigationMenu.Root>
  ),
  { root: 'button' },
);
describeConformance(
  'NavigationMenu.Summary',
  (props) => (
    <NavigationMenu.Root>
      <NavigationMenu.List>
        <NavigationMenu.Item id="one">
          <NavigationMenu.Summary {...(props as object)}>Text</NavigationMenu.Summary>
        </NavigationMenu.Item>
      </NavigationMenu.List>
    </NavigationMenu.Root>
  ),
  { root: 'details' },
);
describeConformance(
  'NavigationMenu.Panel',
  (props) => (
    <NavigationMenu.Root>
      <NavigationMenu.List>
        <NavigationMenu.Item id="one">
          <NavigationMenu.Panel {...(props as object)}>Text</NavigationMenu.Panel>
        </NavigationMenu.Item>
      </NavigationMenu.List>
    </NavigationMenu.Root>
  ),
  { root: '[data-nav-panel]' },
);

describeConformance(
  'NavigationMenu.Item',
  (props) => (
    <NavigationMenu.Root>
      <NavigationMenu.List>
        <NavigationMenu.Item id="one" {...(props as object)} />
      </NavigationMenu.List>
    </NavigationMenu.Root>
  ),
  { root: 'li' },
);

describeConformance(
  'NavigationMenu.Branch',
  (props) => (
    <NavigationMenu.Root>
      <NavigationMenu.Branch {...(props as object)}>More</NavigationMenu.Branch>
    </NavigationMenu.Root>
  ),
  { root: '[data-nav-branch]' },
);
describeConformance(
  'NavigationMenu.BranchTrigger',
  (props) => (
    <NavigationMenu.Root>
      <NavigationMenu.Branch>
        <NavigationMenu.BranchTrigger {...(props as object)}>More</NavigationMenu.BranchTrigger>
      </NavigationMenu.Branch>
    </NavigationMenu.Root>
  ),
  { root: 'button' },
);
describeConformance(
  'NavigationMenu.BranchList',
  (props) => (
    <NavigationMenu.Root>
      <NavigationMenu.Branch>
        <NavigationMenu.BranchList {...(props as object)} />
      </NavigationMenu.Branch>
    </NavigationMenu.Root>
  ),
  { root: 'ul' },
);

test('a part outside its parents says so', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const [part, parent] of [
    ['Panel', 'NavigationMenu.Root'],
    ['BranchList', 'NavigationMenu.Branch'],
  ] as const) {
    const Part = NavigationMenu[part];
    await expect(render(<Part />)).rejects.toThrow(`stands outside ${parent}`);
  }
  silent.mockRestore();
});
