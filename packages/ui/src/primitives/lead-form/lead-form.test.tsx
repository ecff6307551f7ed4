import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { LeadField } from './lead-field.tsx';
import { sampleFields, sampleLabels, sampleValues } from './lead-form.sample.ts';
import { LeadForm } from './lead-form.tsx';
import type { FormField } from './lead-form.types.ts';

const form = (
  <LeadForm
    labels={sampleLabels}
    fields={sampleFields}
    formName="report"
    action="/thank-you?type=report"
    status="idle"
    problems={null}
    attempt={0}
    message={undefined}
    receipt={undefined}
    figure={null}
  />
);

const email: FormField = { name: 'email', kind: 'email', label: 'E-mail', required: true };

describeConformance('LeadForm', form);
describeConformance('LeadField', <LeadField id="report-email" field={email} />);

test('the server sends what the host needs to take the form, hidden fields included', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(
    <LeadForm {...form.props} hiddenFields={{ score: '62' }} onSubmit={() => {}} />,
  );
  const native = box.querySelector('form');
  expect(native?.method).toBe('post');
  expect(native?.noValidate).toBe(false);
  expect([...new FormData(native ?? undefined).keys()]).toEqual([
    'form-name',
    'score',
    'bot-field',
    ...Object.keys(sampleValues),
  ]);
});

test('what a robot writes into the honeypot is told apart from the values', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<LeadForm {...form.props} onSubmit={onSubmit} />);
  const trap = screen.container.querySelector<HTMLInputElement>('[name=bot-field]');
  if (trap) trap.value = 'https://cheap.example';
  await screen.getByLabelText('Name', { exact: true }).fill('Ada');
  await screen.getByRole('button', { name: 'Send me the report' }).click();
  expect(onSubmit).toHaveBeenCalledWith(
    { name: 'Ada', email: '', phone: '', team: '', question: '' },
    'https://cheap.example',
  );
});

test('the focus of a field that goes with the success is on the button', async () => {
  const screen = await render(form);
  const name = screen.getByLabelText('Name', { exact: true });
  await name.click();
  await userEvent.keyboard('Ada');
  await screen.rerender(<LeadForm {...form.props} status="success" message={{ title: 'It went' }} />);
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await expect.element(name).toHaveValue('');
});

test('a success leaves the focus where it is outside of the form', async () => {
  const both = (status: 'idle' | 'success') => (
    <>
      <a href="#top">Top</a>
      <LeadForm {...form.props} status={status} message={{ title: 'It went' }} />
    </>
  );
  const screen = await render(both('idle'));
  const link = screen.getByRole('link', { name: 'Top' });
  (link.element() as HTMLElement).focus();
  await screen.rerender(both('success'));
  await expect.element(screen.getByText('It went')).toBeVisible();
  await expect.element(link).toHaveFocus();
});

test.for([
  [1280, 800],
  [390, 664],
  [320, 640],
] as const)(
  'a success at %i × %i shows its sentence and the button that has the focus',
  async ([width, height]) => {
    await page.viewport(width, height);
    try {
      const sent = (status: 'idle' | 'success') => (
        <>
          <div style={{ height: 900 }} />
          <LeadForm
            {...form.props}
            status={status}
            message={{ title: 'It went', text: 'We answer on the next working day.' }}
          />
          <div style={{ height: 900 }} />
        </>
      );
      const within = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      };
      const screen = await render(sent('idle'));
      for (const sentFrom of ['[type=submit]', '[name=name]']) {
        const origin = screen.container.querySelector<HTMLElement>(sentFrom);
        origin?.scrollIntoView({ block: 'center' });
        origin?.focus({ preventScroll: true });
        await screen.rerender(sent('success'));
        const button = screen.getByRole('button').element();
        await expect.poll(() => within(button), { message: `button, sent from ${sentFrom}` }).toBe(true);
        await expect
          .poll(() => within(screen.getByText('It went').element()), { message: sentFrom })
          .toBe(true);
        await expect.element(button).toHaveFocus();
        await screen.rerender(sent('idle'));
      }
    } finally {
      await page.viewport(1200, 900);
    }
  },
);

test('a choice has options, and a field has a name', () => {
  expectTypeOf<{ kind: 'select'; name: 'team'; label: 'Team size' }>().not.toExtend<FormField>();
  expectTypeOf<{ kind: 'text'; label: 'Name' }>().not.toExtend<FormField>();
});

test('a field that the Tab key reaches shows its error, below a tall field too', async () => {
  await page.viewport(700, 560);
  const problems = { heading: 'Not yet', fields: { question: 'Write what it is about' } };
  const screen = await render(
    <div style={{ paddingBottom: '60rem' }}>
      <LeadForm {...form.props} problems={problems} onSubmit={() => {}} />
    </div>,
  );
  const error = screen.getByText('Write what it is about').element();
  const question = screen.container.querySelector<HTMLElement>('textarea[name=question]');
  // As if only its first lines were in the window.
  window.scrollTo(0, (question?.getBoundingClientRect().top ?? 0) + window.scrollY - window.innerHeight + 40);
  const before = screen.container.querySelectorAll<HTMLElement>('input:not([type=hidden]), select');
  [...before].at(-1)?.focus({ preventScroll: true });
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(question);

  await expect.poll(() => error.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});
