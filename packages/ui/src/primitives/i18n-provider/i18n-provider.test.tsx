import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { de } from '../../messages/de.ts';
import { AlertDialog } from '../alert-dialog/index.ts';
import { Field, Input, Textarea } from '../field/index.ts';
import { ProgressSegments } from '../progress-segments/index.ts';
import { Stat } from '../stat/index.ts';
import { I18nProvider } from './index.ts';

describeConformance(
  'I18nProvider',
  <I18nProvider locale="de-DE" dir="ltr" messages={de}>
    <Field label="Name">
      <Input name="name" />
    </Field>
    <Stat value={1234.5} label="Meter" />
  </I18nProvider>,
  { rootless: 'It gives its children a language and draws nothing.' },
);

describe('in a second language', () => {
  test('the words and numbers are those of the provider', async () => {
    const screen = await render(
      <I18nProvider locale="de-DE" messages={de}>
        <ProgressSegments value={4} max={10} />
        <Stat value={1234.5} label="Meter" />
        <Textarea aria-label="Nachricht" counter maxLength={2000} />
      </I18nProvider>,
    );
    await expect.element(screen.getByText('Frage 4 von 10')).toBeVisible();
    await expect.element(screen.getByText('1.234,5')).toBeVisible();
    expect(screen.container.textContent).toContain('Höchstens 2000 Zeichen');
  });

  test('what a component is given still wins', async () => {
    const screen = await render(
      <I18nProvider locale="de-DE" messages={de}>
        <ProgressSegments value={4} max={10} labels={{ position: 'Schritt {value} von {count}' }} />
        <Stat value={1234.5} locale="fr-FR" label="mètres" />
        <Field label="Name" mark="freigestellt">
          <Input name="name" />
        </Field>
      </I18nProvider>,
    );
    await expect.element(screen.getByText('Schritt 4 von 10')).toBeVisible();
    await expect.element(screen.getByText('1 234,5')).toBeVisible();
    await expect.element(screen.getByText('freigestellt')).toBeVisible();
    expect(screen.container.textContent).not.toContain('freiwillig');
  });

  test('a word that the catalogue leaves out is English', async () => {
    const screen = await render(
      <I18nProvider locale="de-DE" messages={{ field: { optional: 'freiwillig' } }}>
        <Field label="Name">
          <Input name="name" />
        </Field>
        <ProgressSegments value={4} max={10} />
      </I18nProvider>,
    );
    await expect.element(screen.getByText('freiwillig')).toBeVisible();
    await expect.element(screen.getByText('Question 4 of 10')).toBeVisible();
  });

  test('a provider inside changes only what it says', async () => {
    const screen = await render(
      <I18nProvider locale="de-DE" messages={de}>
        <I18nProvider locale="en-GB">
          <Stat value={1234.5} label="Meter" />
          <ProgressSegments value={4} max={10} />
        </I18nProvider>
      </I18nProvider>,
    );
    await expect.element(screen.getByText('1,234.5')).toBeVisible();
    await expect.element(screen.getByText('Frage 4 von 10')).toBeVisible();
  });
});

test('a dialog, which leaves its element, takes language and direction along', async () => {
  const screen = await render(
    <I18nProvider locale="ar" dir="rtl" messages={{ alertDialog: { confirm: 'حسنًا', cancel: 'إلغاء' } }}>
      <AlertDialog open title="حذف؟" onConfirm={() => {}} onCancel={() => {}} />
    </I18nProvider>,
  );
  const dialog = screen.getByRole('alertdialog').element();
  expect(getComputedStyle(dialog).direction).toBe('rtl');
  expect(dialog.closest('[lang]')?.getAttribute('lang')).toBe('ar');
  await expect.element(screen.getByRole('button', { name: 'إلغاء' })).toBeVisible();
});

test('without a provider a dialog says nothing of language and direction', async () => {
  const screen = await render(<AlertDialog open title="Delete?" onConfirm={() => {}} onCancel={() => {}} />);
  const overlay = screen.getByRole('alertdialog').element().parentElement;
  expect(overlay?.hasAttribute('lang')).toBe(false);
  expect(overlay?.hasAttribute('dir')).toBe(false);
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});
