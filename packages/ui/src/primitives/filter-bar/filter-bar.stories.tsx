import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { FilterBar, type FilterChoice } from './index.ts';

const companies = ['All', 'Condor', 'wetrips', 'inno/apps', 'Motorwerk', 'Northbank'];
const choices: FilterChoice[] = companies.map((label) => ({ value: label.toLowerCase(), label }));

/** Stands in for a drawn wordmark. */
function Mark({ name }: { name: string }) {
  return (
    <span className="lali:font-display lali:font-semibold lali:text-[1.375rem] lali:leading-tight lali:tracking-tight">
      {name}
    </span>
  );
}

const chosen = fn();

interface SampleProps {
  look?: 'pills' | 'marks';
}

function Sample({ look = 'pills' }: SampleProps) {
  const [value, setValue] = useState('all');
  const marked = choices.map((choice) =>
    look === 'marks' && choice.value !== 'all' ? { ...choice, mark: <Mark name={choice.label} /> } : choice,
  );
  return (
    <FilterBar
      label="Filter by company"
      look={look}
      value={value}
      choices={marked}
      result={value === 'all' ? '9 projects' : '2 projects'}
      onValueChange={(next) => {
        setValue(next);
        chosen(next);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/FilterBar',
  component: FilterBar,
  tags: ['autodocs'],
  args: { label: 'Filter by company', value: 'all', choices, onValueChange: chosen },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { result: '9 projects' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Filter by company' });
    await expect(bar).toBeVisible();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('All');
  },
};

export const AllStates: Story = {
  render: () => (
    <div className="lali:grid lali:gap-10">
      {['brand', 'design', 'methods'].map((path) => (
        <div key={path} data-path={path}>
          <FilterBar
            label={`Filter by company, ${path}`}
            value="wetrips"
            choices={choices.map((choice, i) => ({ ...choice, count: i + 1 }))}
            onValueChange={chosen}
          />
        </div>
      ))}
      <Sample look="marks" />
    </div>
  ),
};

export const OneAtATime: Story = {
  parameters: { ...screenshot },
  render: () => <Sample />,
  play: async ({ canvas }) => {
    chosen.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'wetrips' }));
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('wetrips');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 projects');
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledOnce();
    await expect(chosen).toHaveBeenCalledWith('wetrips');
  },
};

export const AsMarks: Story = {
  render: () => <Sample look="marks" />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Condor' });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('data-chosen');
  },
};

const colours = ['#6a4bd8', '#0a6fb8', '#2b5fa8', '#b4521f', '#0b7a6b'];

/** Stands in for a detail of a screen. */
const detail = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="360" height="300"><rect width="360" height="300" fill="#f7faf7"/><circle cx="180" cy="120" r="60" fill="${colour}"/><rect x="40" y="200" width="280" height="30" rx="15" fill="${colour}"/></svg>`)}`;

function Pictures() {
  const [value, setValue] = useState('all');
  return (
    <FilterBar
      label="Filter by company"
      showLabel
      look="pictures"
      name="company"
      value={value}
      choices={choices.map((choice, i) => {
        const tint = colours[i - 1];
        return tint === undefined
          ? choice
          : { ...choice, tint, picture: <img src={detail(tint)} alt="" width={360} height={300} /> };
      })}
      result={value === 'all' ? '9 projects' : '2 projects'}
      onValueChange={setValue}
    />
  );
}

/** The chosen one is pushed forward by its width; a picture is never scaled. */
export const AsPictures: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Pictures />,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'wetrips' });
    const picture = button.querySelector('img') as HTMLImageElement;
    const before = button.offsetWidth;
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(button.offsetWidth).toBeGreaterThan(before * 1.5));
    await expect([picture.width, picture.height]).toEqual([360, 300]);
    const all = canvas.getByRole('button', { name: 'All' });
    await expect(all.offsetWidth).toBeGreaterThanOrEqual(44);
    await userEvent.click(all);
    await expect(canvas.getByText('Filter by company')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

export const AsPicturesOnAPhone: Story = {
  render: () => (
    <div style={{ width: '390px' }}>
      <Pictures />
    </div>
  ),
};

export const AsPicturesFocused: Story = {
  parameters: { ...screenshot, layout: 'fullscreen' },
  render: () => <Pictures />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Condor' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button, '::after').boxShadow.match(/inset/g)).toHaveLength(2);
  },
};

export const AsLinks: Story = {
  render: () => (
    <FilterBar
      label="Filter by company"
      value="condor"
      choices={choices.map((choice) => ({ ...choice, href: `#${choice.value}` }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Condor');
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};

const projects = [
  ['Seat selection in three taps', 'Condor'],
  ['A wish becomes a board', 'wetrips'],
  ['Fifteen apps, one library', 'inno/apps'],
  ['A check-in that explains itself', 'Condor'],
  ['Funding, from form to approval', 'Northbank'],
] as const;

function Portfolio() {
  const [value, setValue] = useState('condor');
  const shown = projects.filter(([, company]) => value === 'all' || company.toLowerCase() === value);
  return (
    <Stack gap={32}>
      <Heading level={2}>Projects</Heading>
      <FilterBar
        label="Filter by company"
        value={value}
        choices={choices}
        result={shown.length === 1 ? '1 project' : `${shown.length} projects`}
        onValueChange={setValue}
      />
      <ul>
        {shown.map(([title, company]) => (
          <li key={title}>
            <Link href="#project" variant="row">
              {title}, {company}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

export const OverAPortfolio: Story = {
  tags: ['example'],
  render: () => <Portfolio />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Northbank' }));
    await expect(canvas.getByRole('link')).toHaveTextContent('Funding, from form to approval');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 project');
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:w-[280px]">
      <FilterBar
        label="Filter"
        value="long"
        onValueChange={chosen}
        choices={[
          {
            value: 'long',
            label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
            count: 12,
          },
          ...Array.from({ length: 12 }, (_, i) => ({ value: `${i}`, label: `Company ${i + 1}` })),
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').scrollWidth).toBe(280);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  AllStates,
  AsMarks,
  AsPictures,
  AsPicturesOnAPhone,
  AsLinks,
  OverAPortfolio,
  WorstCase,
});
