import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Tabs } from './index.ts';

const list = (
  <Tabs.List label="Views">
    <Tabs.Tab value="one">One</Tabs.Tab>
    <Tabs.Tab value="two">Two</Tabs.Tab>
  </Tabs.List>
);

describeConformance('Tabs.Root', <Tabs.Root defaultValue="one">{list}</Tabs.Root>);
describeConformance(
  'Tabs.List',
  (props) => (
    <Tabs.Root defaultValue="one">
      <Tabs.List label="Views" {...(props as object)}>
        <Tabs.Tab value="one">One</Tabs.Tab>
      </Tabs.List>
    </Tabs.Root>
  ),
  { root: '[role="tablist"]' },
);
describeConformance(
  'Tabs.Tab',
  (props) => (
    <Tabs.Root defaultValue="one">
      <Tabs.List label="Views">
        <Tabs.Tab value="one" {...(props as object)}>
          One
        </Tabs.Tab>
      </Tabs.List>
    </Tabs.Root>
  ),
  { root: '[role="tab"]' },
);
describeConformance(
  'Tabs.Panel',
  (props) => (
    <Tabs.Root defaultValue="one">
      {list}
      <Tabs.Panel value="one" {...(props as object)}>
        First
      </Tabs.Panel>
    </Tabs.Root>
  ),
  { root: '[role="tabpanel"]' },
);

const tabs = (
  <Tabs.Root defaultValue="one">
    {list}
    <Tabs.Panel value="one">First</Tabs.Panel>
    <Tabs.Panel value="two">Second</Tabs.Panel>
  </Tabs.Root>
);

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

test('before scripts a link shows its panel, which stays when scripts start', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tabs);
  const panels = [...container.querySelectorAll<HTMLElement>('[data-tabs-panel]')];
  const shown = () => panels.filter(({ offsetHeight }) => offsetHeight > 0).map((panel) => panel.textContent);
  expect(shown()).toEqual(['First']);
  expect(container.querySelector('[role]:not([role="group"])')).toBeNull();
  const link = container.querySelectorAll('a')[1];
  link?.click();
  expect(shown()).toEqual(['Second']);

  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  const root = await act(async () => hydrateRoot(container, tabs));
  expect(shown()).toEqual(['Second']);
  expect(link?.getAttribute('aria-selected')).toBe('true');
  await act(async () => root.unmount());
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  container.remove();
});

test('a click alone chooses: its press may have begun before the scripts ran', async () => {
  const chosen: string[] = [];
  const { container } = await render(
    <Tabs.Root defaultValue="one" onValueChange={(value) => chosen.push(value)}>
      {list}
    </Tabs.Root>,
  );
  const [one, two] = container.querySelectorAll<HTMLElement>('[role="tab"]');
  two?.click();
  await expect.poll(() => two?.getAttribute('aria-selected')).toBe('true');
  expect(one?.getAttribute('aria-selected')).toBe('false');
  two?.click();
  expect(chosen).toEqual(['two']);
});

test('a choice is controlled or has a first value, never both and never neither', () => {
  type Own = { children: string };
  expectTypeOf<Own & { value: string }>().toExtend<Tabs.RootProps>();
  expectTypeOf<Own & { defaultValue: string }>().toExtend<Tabs.RootProps>();
  expectTypeOf<Own>().not.toExtend<Tabs.RootProps>();
  expectTypeOf<Own & { value: string; defaultValue: string }>().not.toExtend<Tabs.RootProps>();
});
