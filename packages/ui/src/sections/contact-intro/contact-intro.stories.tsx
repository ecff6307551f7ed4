import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Field, Input, Textarea } from '../../primitives/field/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { ContactIntro } from './contact-intro.tsx';

const meta = {
  title: 'Sections/ContactIntro',
  component: ContactIntro,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Tell us what should change',
    lead: 'Five fields, one minute. A designer reads it and answers within 24 hours.',
    details: <p>hello@example.com</p>,
    children: (
      <div className="lali:surface-raised lali:min-h-[36rem] lali:rounded-band lali:border lali:border-line lali:p-10">
        The form
      </div>
    ),
  },
} satisfies Meta<typeof ContactIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 }).getBoundingClientRect();
    const form = within(canvasElement).getByText('The form').getBoundingClientRect();
    await expect(form.left).toBeGreaterThan(title.right);
  },
};

const width = inWidth(ContactIntro);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

export const WithoutDetails: Story = {
  render: ({ details: _details, ...args }) => <ContactIntro {...args} />,
};

export const OnTheMethodsPath: Story = {
  render: (args) => (
    <div data-path="methods">
      <ContactIntro {...args} />
    </div>
  ),
};

/** With a real form in the card and the next section below. */
export const OnTheContactPage: Story = {
  tags: ['example'],
  args: {
    details: (
      <Link href="mailto:hello@example.com" variant="standalone" arrow="none" tone="current">
        hello@example.com
      </Link>
    ),
    children: (
      <form
        className="lali:surface-raised lali:rounded-band lali:border lali:border-line lali:p-6 lali:@3xl:p-10"
        aria-label="Your message"
      >
        <Stack gap={24} align="start">
          <Field label="Name" className="lali:w-full">
            <Input name="name" autoComplete="name" />
          </Field>
          <Field label="E-mail" className="lali:w-full">
            <Input name="email" type="email" autoComplete="email" />
          </Field>
          <Field label="Message" className="lali:w-full">
            <Textarea name="message" rows={5} />
          </Field>
          <Button type="button">Send Message</Button>
        </Stack>
      </form>
    ),
  },
  render: (args) => (
    <>
      <ContactIntro {...args} />
      <Neighbour
        title="What to expect"
        text="An answer within 24 hours, a call of 30 minutes, a proposal on one page."
      />
    </>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Your message' });
    await expect(within(form).getByLabelText('Message')).toBeVisible();
    const below = canvas.getByRole('heading', { name: 'What to expect' });
    await expect(below.getBoundingClientRect().top).toBeGreaterThan(form.getBoundingClientRect().bottom);
  },
};

export const WorstCase: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau',
    details: <p>{'Another way to get in touch. '.repeat(40)}</p>,
    children: <div className="lali:surface-raised lali:border lali:border-line lali:p-10">A short form</div>,
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  WithoutDetails,
  OnTheMethodsPath,
  OnTheContactPage,
  WorstCase,
});
