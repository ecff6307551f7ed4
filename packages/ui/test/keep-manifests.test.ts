import { expect, test } from 'vitest';
import { keepManifests } from '../../../.storybook/docs/keep-manifests.ts';

function storybook() {
  const read: number[] = [];
  const react = {
    experimental_manifests: async (_: unknown, { manifestEntries }: { manifestEntries: object[] }) => {
      read.push(manifestEntries.length);
      if (manifestEntries.length === 0) throw new Error('No stories');
      return { components: read.length };
    },
  };
  const presetsList = [react, {}].map((preset) => ({ name: '', preset, options: {} }));
  keepManifests({}, { presetsList });
  return {
    read,
    ask: (manifestEntries: object[]) => react.experimental_manifests(undefined, { manifestEntries }),
  };
}

const [button, card] = [{ id: 'button' }, { id: 'card' }];

test('assistants that ask for the same stories get what has been read once', async () => {
  const { read, ask } = storybook();
  const answers = await Promise.all([ask([button, card]), ask([button, card])]);
  answers.push(await ask([button, card]));
  expect(answers).toEqual([{ components: 1 }, { components: 1 }, { components: 1 }]);
  expect(read).toEqual([2]);
});

test('stories are read again when a file has changed, is new or is gone', async () => {
  const { read, ask } = storybook();
  await ask([button]);
  await ask([{ ...button }]);
  await ask([button, card]);
  await ask([card]);
  expect(read).toEqual([1, 1, 2, 1]);
});

test('what failed is tried again', async () => {
  const { read, ask } = storybook();
  await expect(ask([])).rejects.toThrow('No stories');
  await expect(ask([])).rejects.toThrow('No stories');
  expect(read).toEqual([0, 0]);
});
