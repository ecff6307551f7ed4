import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { SearchBox, type SearchBoxProps } from './index.ts';

const meta = {
  title: 'Primitives/SearchBox',
  component: SearchBox,
  tags: ['autodocs'],
  args: { label: 'Search articles', onValueChange: fn() },
  render: (args) => (
    <div className="lali:max-w-[32rem]">
      <SearchBox {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search articles' });
    await userEvent.type(field, 'leaf');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('leaf');
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="lali:grid lali:max-w-[32rem] lali:gap-6">
      <SearchBox {...args} />
      <SearchBox {...args} label="Search resources" showLabel defaultValue="canvas" />
      <div data-path="methods">
        <SearchBox {...args} label="Search methods" defaultValue="interview" />
      </div>
      <div data-path="design">
        <SearchBox {...args} label="Search projects" />
      </div>
    </div>
  ),
};

const articles = [
  'Leading without a plan',
  'High-performance teams',
  'Teams that stop',
  'The future of leadership',
];

function Filtering(props: SearchBoxProps) {
  const [text, setText] = useState('');
  const found = articles.filter((title) => title.toLowerCase().includes(text.toLowerCase()));
  return (
    <div className="lali:grid lali:max-w-[32rem] lali:gap-4">
      <SearchBox
        {...props}
        value={text}
        onValueChange={setText}
        result={found.length === 1 ? '1 article' : `${found.length} articles`}
      />
      <ul>
        {found.map((title) => (
          <li key={title} className="lali:border-line lali:border-t lali:py-3">
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const OverAListOfArticles: Story = {
  parameters: { ...screenshot },
  tags: ['example'],
  render: (args) => <Filtering {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search articles' });
    await userEvent.type(field, 'team');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 articles'));
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'zzz');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

const search = fn();

export const OnEnter: Story = {
  args: { onSearch: search },
  play: async ({ canvas }) => {
    search.mockClear();
    await userEvent.type(canvas.getByRole('searchbox'), 'culture{Enter}');
    await expect(search).toHaveBeenCalledOnce();
    await expect(search).toHaveBeenCalledWith('culture');
  },
};

export const WorstCase: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    showLabel: true,
    defaultValue: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
  render: (args) => (
    <div className="lali:w-[280px]">
      <SearchBox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search').scrollWidth).toBe(280);
  },
};

export const Matrix: Story = matrix(meta, { Playground, AllStates, OverAListOfArticles, WorstCase });
