import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { sampleFields, sampleLabels } from './contact-form.sample.ts';
import { ContactForm } from './contact-form.tsx';

const form = <ContactForm labels={sampleLabels} fields={sampleFields} action="/thank-you?type=contact" />;

describeConformance('ContactForm', form);

test('the server sends a form that the browser can post by itself', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<ContactForm {...form.props} onSubmit={() => {}} />);
  const native = box.querySelector('form');
  expect(native?.method).toBe('post');
  expect(native?.getAttribute('action')).toBe('/thank-you?type=contact');
  expect(native?.noValidate).toBe(false);
  const names = [...new FormData(native ?? undefined).keys()];
  expect(names).toEqual(['form-name', 'bot-field', 'name', 'email', 'company', 'role', 'message']);
  expect(native?.querySelectorAll('[required]')).toHaveLength(5);
});

test('values stay on an error and go on success', async () => {
  const screen = await render(form);
  const name = screen.getByLabelText('Name', { exact: true });
  await name.fill('Ada');
  await screen.rerender(<ContactForm {...form.props} status="error" message={{ title: 'It failed' }} />);
  await expect.element(name).toHaveValue('Ada');
  await screen.rerender(<ContactForm {...form.props} status="success" message={{ title: 'It went' }} />);
  await expect.element(name).toHaveValue('');
});

test('a second failed attempt brings the focus back to the summary', async () => {
  const problems = { heading: 'Please fill in all required fields', fields: { name: 'Enter your name' } };
  const screen = await render(<ContactForm {...form.props} problems={problems} attempt={1} />);
  await screen.getByLabelText('Company', { exact: true }).click();
  await screen.rerender(<ContactForm {...form.props} problems={{ ...problems }} attempt={2} />);
  await expect.poll(() => document.activeElement?.textContent).toContain('Please fill in');
});
