import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { IconButton } from '../icon-button/index.ts';
import { CloseIcon } from '../icons/index.ts';
import { Tooltip } from './index.ts';

const control = (
  <IconButton label="Remove">
    <CloseIcon />
  </IconButton>
);

describeConformance(
  'Tooltip',
  <Tooltip text="Remove" defaultOpen>
    {control}
  </Tooltip>,
  { root: '[data-side].lali\\:z-70', portal: true },
);

test('the name of its control is not read twice, and more than the name is', async () => {
  const screen = await render(
    <>
      <Tooltip text="Remove" open>
        {control}
      </Tooltip>
      <Tooltip text="Nothing is lost: undo brings it back" describes open>
        <button type="button">Leave out</button>
      </Tooltip>
    </>,
  );
  const [remove, leave] = screen.getByRole('button').elements();
  expect(remove?.hasAttribute('aria-describedby')).toBe(false);
  const description = document.getElementById(leave?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Nothing is lost: undo brings it back');
});
