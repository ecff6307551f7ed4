import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Field, Input, Select, Textarea } from './index.ts';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  subcomponents: { Input, Textarea, Select },
  tags: ['autodocs'],
  args: { label: 'Name', required: true, children: <Input name="name" autoComplete="name" /> },
  render: (args) => (
    <div className="lali:max-w-[42rem]">
      <Field {...args} />
    </div>
  ),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

const roles = ['CEO / Founder', 'Head of Product', 'Innovation Manager', 'R&D Leader'];
const options = roles.map((role) => <option key={role}>{role}</option>);

export const Playground: Story = {
  args: { hint: 'As you would like to be addressed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'As you would like to be addressed.',
    );
  },
};

export const AllStates: Story = {
  render: () => (
    <Card size="large" className="lali:grid lali:max-w-[42rem] lali:gap-6">
      <Field label="Name" required>
        <Input name="name" autoComplete="name" defaultValue="Ada Brandt" />
      </Field>
      <Field label="E-mail" required error="Enter an e-mail address in the form name@company.com">
        <Input type="email" name="email" autoComplete="email" defaultValue="ada@" />
      </Field>
      <Field label="Company" hint="The one on the invoice.">
        <Input name="company" autoComplete="organization" placeholder="Aerolane" />
      </Field>
      <Field label="Your role" required>
        <Select name="role" placeholder="Choose your role">
          {options}
        </Select>
      </Field>
      <Field label="Their role" required error="Choose the role that fits best">
        <Select name="their-role" defaultValue="Head of Product">
          {options}
        </Select>
      </Field>
      <Field label="Message" required hint="What is not working, for whom, and by when should it?">
        <Textarea name="message" />
      </Field>
      <Field label="Locked" disabled mark={null}>
        <Input name="locked" defaultValue="Sent on Thursday" />
      </Field>
      <Field label="Reference" mark="kept">
        <Input name="reference" readOnly defaultValue="LF-2041" />
      </Field>
    </Card>
  ),
};

export const Invalid: Story = {
  args: {
    label: 'E-mail',
    hint: 'We answer to this address.',
    error: 'Enter an e-mail address in the form name@company.com',
    children: <Input type="email" name="email" defaultValue="ada@" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(
      'We answer to this address. Enter an e-mail address in the form name@company.com',
    );
  },
};

export const Focused: Story = {
  parameters: { ...screenshot },
  args: { label: 'Company', children: <Input name="company" defaultValue="Aerolane" /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Company'));
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).boxShadow).not.toBe('none');
  },
};

export const WithCounter: Story = {
  parameters: { ...screenshot },
  args: {
    label: 'Message',
    hint: 'What is not working, and for whom?',
    children: <Textarea name="message" maxLength={40} counter defaultValue="Our seat map confuses" />,
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toHaveAccessibleDescription('Up to 40 characters What is not working, and for whom?');
    await expect(canvas.getByText('21/40')).toBeVisible();
    await userEvent.type(area, ' every passenger at');
    await expect(canvas.getByText('40/40')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0 characters left'), {
      timeout: 3000,
    });
  },
};

/** Where the field is what its page is about: large words on a line. */
export const Statement: Story = {
  args: {
    label: 'What does not work?',
    hint: 'Two sentences. Who is stuck, and at which moment?',
    children: <Textarea look="statement" name="message" />,
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'What does not work?' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'Our returns desk is overrun every January.');
    await expect(area).toHaveValue('Our returns desk is overrun every January.');
    await expect(Number.parseFloat(getComputedStyle(area).fontSize)).toBeGreaterThan(20);
    // It grows with its text where the browser can, and never shrinks below two lines.
    await expect(area.getBoundingClientRect().height).toBeGreaterThanOrEqual(before);
  },
};

export const CounterAndError: Story = {
  args: {
    label: 'Message',
    error: 'Say in a sentence or two what should change',
    children: <Textarea name="message" maxLength={2000} counter />,
  },
};

/** The browser's own form: everything is sent by name, and a reset clears the counter too. */
export const InAForm: Story = {
  tags: ['example'],
  render: () => (
    <form className="lali:grid lali:max-w-[42rem] lali:gap-6" onSubmit={(event) => event.preventDefault()}>
      <Field label="Name" required>
        <Input name="name" />
      </Field>
      <Field label="Role" required>
        <Select name="role" placeholder="Choose your role">
          {options}
        </Select>
      </Field>
      <Field label="Message">
        <Textarea name="message" maxLength={200} counter />
      </Field>
      <div className="lali:flex lali:gap-3">
        <Button type="submit">Send</Button>
        <Button type="reset" variant="outline">
          Clear
        </Button>
      </div>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form');
    if (!form) throw new Error('The story should have rendered a form.');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'R&D Leader');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello');
    await expect(form.checkValidity()).toBe(true);
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      name: 'Ada',
      role: 'R&D Leader',
      message: 'Hello',
    });
    await expect(canvas.getByText('5/200')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getByText('0/200')).toBeVisible());
  },
};

/** Label, hint and control line up in a row of two, whatever their length; long words break. */
export const WorstCase: Story = {
  render: () => (
    <div className="lali:grid lali:w-[280px] lali:gap-6">
      <Field
        label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        hint="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        error="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
      >
        <Input name="long" defaultValue="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" />
      </Field>
      <Field label="Role">
        <Select name="role">
          <option>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</option>
        </Select>
      </Field>
      <Field label="Message" error="Say in a sentence or two what should change, and for whom">
        <Textarea
          name="message"
          maxLength={2000}
          counter
          defaultValue="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        />
      </Field>
    </div>
  ),
  play: fits('.lali\\:grid', 280),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  AllStates,
  Invalid,
  Statement,
  CounterAndError,
  InAForm,
  WorstCase,
});
