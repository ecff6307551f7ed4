import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { Avatar, AvatarGroup } from './index.ts';

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Livia Arndt', seed: 1, size: 240 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Livia Arndt' })).toBeVisible();
  },
};

const seeds = Array.from({ length: 12 }, (_, i) => i);

/** All different, all kin; four of each further size. */
export const Family: Story = {
  render: () => (
    <div className="lali:grid lali:gap-6">
      <div className="lali:flex lali:flex-wrap lali:gap-4">
        {seeds.map((seed) => (
          <Avatar key={seed} name="" seed={seed} size={120} />
        ))}
      </div>
      <div className="lali:flex lali:flex-wrap lali:gap-3">
        {seeds.slice(0, 4).map((seed) => (
          <Avatar key={seed} name="" seed={seed} size={72} />
        ))}
      </div>
      <div className="lali:flex lali:flex-wrap lali:gap-2">
        {seeds.slice(0, 4).map((seed) => (
          <Avatar key={seed} name="" seed={seed} />
        ))}
      </div>
      <div className="lali:flex lali:flex-wrap lali:gap-4" data-path="methods">
        {seeds.slice(0, 4).map((seed) => (
          <Avatar key={seed} name="" seed={seed} size={120} shape="card" />
        ))}
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('.lali\\:size-30.lali\\:rounded-full')].map(
      (each) => each.innerHTML,
    );
    await expect(new Set(drawings).size).toBe(12);
  },
};

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="240" height="300"%3E%3Crect width="240" height="300" fill="%230b5f3c"/%3E%3Ccircle cx="120" cy="120" r="60" fill="%23cfe6d6"/%3E%3C/svg%3E';

export const OfAnImage: Story = {
  render: () => (
    <div className="lali:flex lali:items-end lali:gap-4">
      <Avatar name="Ada Brandt" src={picture} size={120} />
      <Avatar name="" src={picture} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Brandt' })).toBeVisible();
  },
};

/** The name stands beside it, so the portrait is decoration and has none of its own. */
export const BesideAName: Story = {
  tags: ['example'],
  render: () => (
    <ul className="lali:grid lali:max-w-[46rem]">
      {(
        [
          ['Livia Arndt', 'Design lead', 1],
          ['Jonas Feld', 'Research', 2],
          ['Miriam Okafor', 'Methods', 3],
        ] as const
      ).map(([name, role, seed]) => (
        <li
          key={name}
          className="lali:flex lali:items-center lali:gap-5 lali:border-line lali:border-t lali:py-4"
        >
          <Avatar name="" seed={seed} size={72} />
          <div className="lali:min-w-0">
            <Heading level={3}>{name}</Heading>
            <Text look="small" tone="soft">
              {role}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

/** In an opening: on the page itself; on a dark one, light falls on hair and clothes. */
export const Bare: Story = { args: { seed: 11, size: 'full', shape: 'bare', style: { maxInlineSize: 480 } } };

/** Several people of whom nothing else is said. */
export const Group: Story = {
  render: () => (
    <AvatarGroup
      label="The five specialists"
      people={['Tomas', 'Amara', 'Jonas', 'Mei', 'Rafael'].map((name, i) => ({ name, seed: 18 + 7 * i }))}
    />
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'The five specialists' });
    await expect(
      within(list)
        .getAllByRole('img')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Tomas', 'Amara', 'Jonas', 'Mei', 'Rafael']);
  },
};

/** As in a photograph of a group: busts that stand on the line below them. The first looks at the others. */
export const Standing: Story = {
  render: () => (
    <div className="lali:@container lali:border-line lali:border-b">
      <AvatarGroup
        look="standing"
        label="The team"
        people={['Livia', 'Tomas', 'Amara', 'Jonas', 'Rafael', 'Mei'].map((name, i) => ({
          name,
          seed: [11, 98, 65, 72, 166, 31][i] ?? 0,
          turned: i === 0,
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const faces = within(canvas.getByRole('list', { name: 'The team' })).getAllByRole('img');
    await expect(new Set(faces.map((each) => each.innerHTML)).size).toBe(6);
    const boxes = faces.map((each) => each.getBoundingClientRect());
    await expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    // Heads of one size, and between neighbours nothing.
    await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
    for (const { left } of boxes.slice(1)) {
      await expect(boxes.some(({ right }) => Math.abs(right - left) < 1)).toBe(true);
    }
  },
};

/** The picture is missing: the drawn portrait takes its place, under the same name. */
export const MissingImage: Story = {
  render: () => (
    <div className="lali:flex lali:items-end lali:gap-4">
      <Avatar name="Ada Brandt" src="data:image/png;base64," size={120} data-testid="avatar" />
      <Avatar name="Jonas Feld" src="data:image/png;base64," seed={2} />
    </div>
  ),
  play: async ({ canvas }) => {
    const avatar = canvas.getByTestId('avatar');
    await waitFor(() => expect(avatar).toHaveAttribute('data-kind', 'cells'));
    await expect(avatar.offsetWidth).toBe(120);
    await expect(canvas.getByRole('img', { name: 'Ada Brandt' }).tagName).toBe('svg');
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Family,
  OfAnImage,
  BesideAName,
  Bare,
  Group,
  Standing,
  MissingImage,
});
