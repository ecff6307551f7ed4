import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import type { FormField } from '../../primitives/lead-form/index.ts';
import { webinarFields, webinarLabels, workshopFields, workshopLabels } from './booking-form.sample.ts';
import { BookingForm } from './booking-form.tsx';

const form = (
  <BookingForm
    labels={workshopLabels}
    fields={workshopFields}
    formName="workshop-booking"
    hiddenFields={{ workshopType: 'Deep Dive' }}
    action="/thank-you?type=workshop"
  />
);

describeConformance('BookingForm', form);

function served(element: typeof form): HTMLFormElement {
  const box = document.createElement('div');
  box.innerHTML = renderToString(element);
  return box.querySelector('form') as HTMLFormElement;
}

test('the server sends a form that the browser can post by itself', () => {
  const native = served(<BookingForm {...form.props} onSubmit={() => {}} />);
  expect(native.method).toBe('post');
  expect(native.getAttribute('action')).toBe('/thank-you?type=workshop');
  expect(native.noValidate).toBe(false);
  expect(native.dataset.netlify).toBe('true');
  expect([...new FormData(native).keys()]).toEqual([
    'form-name',
    'workshopType',
    'bot-field',
    'name',
    'email',
    'company',
    'role',
    'message',
  ]);
  expect(native.querySelectorAll('[required]')).toHaveLength(4);
});

test('what is not asked for is not sent', () => {
  const native = served(
    <BookingForm
      {...form.props}
      labels={webinarLabels}
      fields={webinarFields}
      formName="webinar"
      hiddenFields={{ payment_status: 'pending' }}
    />,
  );
  const data = new FormData(native);
  expect(data.get('form-name')).toBe('webinar');
  expect(data.get('payment_status')).toBe('pending');
  expect(data.has('message')).toBe(false);
});

test('without onSubmit the browser keeps checking and sending', async () => {
  const screen = await render(form);
  const native = screen.container.querySelector('form');
  await expect.poll(() => native?.dataset.enhanced).toBe('');
  expect(native?.noValidate).toBe(false);
  await screen.rerender(<BookingForm {...form.props} onSubmit={() => {}} />);
  expect(native?.noValidate).toBe(true);
});

test('values stay on an error and go on success', async () => {
  const screen = await render(form);
  const name = screen.getByLabelText('Name', { exact: true });
  await name.fill('Ada');
  await screen.rerender(<BookingForm {...form.props} status="error" message={{ title: 'It failed' }} />);
  await expect.element(name).toHaveValue('Ada');
  await screen.rerender(<BookingForm {...form.props} status="success" message={{ title: 'It went' }} />);
  await expect.element(name).toHaveValue('');
});

test('a form has a name, and a choice has its options', () => {
  // @ts-expect-error a form without a name cannot be told apart by the host
  const nameless = <BookingForm labels={workshopLabels} fields={workshopFields} action="/" />;
  expect(nameless.props.action).toBe('/');
  expectTypeOf<{ name: 'role'; kind: 'select'; label: 'Role' }>().not.toExtend<FormField>();
});
