import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Accordion } from './index.ts';

const element = (
  <Accordion.Root>
    <Accordion.Item value="one">
      <Accordion.Trigger>One</Accordion.Trigger>
      <Accordion.Content>First text</Accordion.Content>
    </Accordion.Item>
    <Accordion.Item value="two">
      <Accordion.Trigger>Two</Accordion.Trigger>
      <Accordion.Content>Second text</Accordion.Content>
    </Accordion.Item>
  </Accordion.Root>
);

describeConformance('Accordion.Root', element);
describeConformance(
  'Accordion.Item',
  (props) => (
    <Accordion.Root>
      <Accordion.Item value="one" {...(props as object)}>
        <Accordion.Trigger>One</Accordion.Trigger>
      </Accordion.Item>
    </Accordion.Root>
  ),
  { root: 'details' },
);
describeConformance(
  'Accordion.Trigger',
  (props) => (
    <Accordion.Root>
      <Accordion.Item value="one">
        <Accordion.Trigger {...(props as object)}>One</Accordion.Trigger>
      </Accordion.Item>
    </Accordion.Root>
  ),
  { root: 'summary' },
);
describeConformance(
  'Accordion.Content',
  (props) => (
    <Accordion.Root>
      <Accordion.Item value="one">
        <Accordion.Trigger>One</Accordion.Trigger>
        <Accordion.Content {...(props as object)}>Text</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  ),
  { root: '[role="region"]' },
);

test('works as server HTML, and what was opened there stays open when scripts take over', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const [one, two] = container.querySelectorAll('details');
  if (!one || !two) throw new Error('Both items should be in the server HTML.');
  expect(container.textContent).toContain('Second text');
  one.querySelector('summary')?.click();
  two.querySelector('summary')?.click();
  expect([one.open, two.open]).toEqual([false, true]);

  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  const hydrated = await act(async () => hydrateRoot(container, element));
  expect([one.open, two.open]).toEqual([false, true]);
  expect(two.dataset.state).toBe('open');
  await act(async () => two.querySelector('summary')?.click());
  expect(two.open).toBe(false);

  await act(async () => hydrated.unmount());
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  container.remove();
});
