import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Form } from './index.ts';

describeConformance('Form', <Form onValues={() => {}}>fields</Form>);

test('server HTML is checked and sent by the browser', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Form action="/thank-you" method="post" onValues={() => {}} />);
  const form = box.querySelector('form');
  expect(form?.noValidate).toBe(false);
  expect(form?.getAttribute('action')).toBe('/thank-you');
});
