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

for (const part of ['Trigger', 'Summary', 'Panel'] as const) {
  const Part = NavigationMenu[part];
  describeConformance(
    `NavigationMenu.${part}`,
    (props) => (
      <NavigationMenu.Root>
        <NavigationMenu.List>
          <NavigationMenu.Item id="one">
            <Part {...(props as object)}>Text</Part>
          </NavigationMenu.Item>
        </NavigationMenu.List>
      </NavigationMenu.Root>
    ),
    { root: { Trigger: 'button', Summary: 'details', Panel: '[data-nav-panel]' }[part] },
  );
}

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

for (const part of ['Branch', 'BranchTrigger', 'BranchList'] as const) {
  describeConformance(
    `NavigationMenu.${part}`,
    (props) => {
      const on = (name: string) => (name === part ? (props as object) : {});
      return (
        <NavigationMenu.Root>
          <NavigationMenu.Branch {...on('Branch')}>
            <NavigationMenu.BranchTrigger {...on('BranchTrigger')}>More</NavigationMenu.BranchTrigger>
            <NavigationMenu.BranchList {...on('BranchList')} />
          </NavigationMenu.Branch>
        </NavigationMenu.Root>
      );
    },
    { root: { Branch: '[data-nav-branch]', BranchTrigger: 'button', BranchList: 'ul' }[part] },
  );
}

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
