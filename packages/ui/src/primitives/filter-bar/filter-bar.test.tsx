import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { emulateMedia } from '../../../test/emulate-media.ts';
import { FilterBar, type FilterBarProps } from './index.ts';

describeConformance(
  'FilterBar',
  <FilterBar
    label="Filter by company"
    value="all"
    choices={[{ value: 'all', label: 'All' }]}
    onValueChange={() => {}}
  />,
);

type Of<Choice> = { label: string; value: string; choices: Choice[] };

test('buttons report and links lead; neither does both, nor nothing', () => {
  expectTypeOf<Of<{ value: string; label: string }>>().not.toExtend<FilterBarProps>();
  expectTypeOf<Of<{ value: string; label: string; href: string }>>().toExtend<FilterBarProps>();
  expectTypeOf<
    Of<{ value: string; label: string; href: string }> & { onValueChange: () => void }
  >().not.toExtend<FilterBarProps>();
});

const bar = (onValueChange: (value: string) => void) => (
  <FilterBar
    label="Filter by company"
    name="company"
    value="all"
    choices={[
      { value: 'all', label: 'All' },
      { value: 'condor', label: 'Condor', formAction: '/portfolio#condor' },
    ]}
    onValueChange={onValueChange}
  />
);

test('with a name the buttons ask for the page before scripts run', () => {
  const document = new DOMParser().parseFromString(renderToString(bar(() => {})), 'text/html');
  const form = document.querySelector('form');
  expect(form?.method).toBe('get');
  const [all, condor] = [...(form?.querySelectorAll('button') ?? [])];
  expect([all?.type, all?.name, all?.value, all?.getAttribute('formaction')]).toEqual([
    'submit',
    'company',
    'all',
    null,
  ]);
  expect(condor?.getAttribute('formaction')).toBe('/portfolio#condor');
});

test('and send nothing once they do', async () => {
  const change = vi.fn();
  const sent = vi.fn((event: Event) => event.preventDefault());
  addEventListener('submit', sent);
  const screen = await render(bar(change));
  await userEvent.click(screen.getByRole('button', { name: 'Condor' }));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  removeEventListener('submit', sent);
  expect(change.mock.calls).toEqual([['condor']]);
  expect(sent).not.toHaveBeenCalled();
});

test('in forced colours a mark has a border, whether chosen or not', async () => {
  emulateMedia({ 'forced-colors': 'active' });
  try {
    const screen = await render(
      <FilterBar
        look="marks"
        label="Filter by company"
        value="all"
        choices={[
          { value: 'all', label: 'All' },
          { value: 'condor', label: 'Condor' },
        ]}
        onValueChange={() => {}}
      />,
    );
    for (const button of screen.getByRole('button').elements()) {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
      expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px']);
    }
  } finally {
    emulateMedia({});
  }
});
