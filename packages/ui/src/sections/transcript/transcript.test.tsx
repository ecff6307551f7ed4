import { expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Transcript, type TranscriptBlock } from './index.ts';
import { chapters } from './transcript.sample.ts';

describeConformance('Transcript', <Transcript title="Transcript" chapters={chapters} />);
describeConformance(
  'Transcript, with a player',
  <Transcript title="Transcript" chapters={chapters} onSeek={() => {}} />,
);

test('the list leads to every chapter, with the time it begins', async () => {
  const { container } = await render(<Transcript title="Transcript" chapters={chapters} />);
  const links = [...container.querySelectorAll<HTMLAnchorElement>('nav a')];
  expect(links.map((link) => link.querySelector('span')?.textContent)).toEqual([
    '0:00',
    '4:22',
    '8:48',
    '18:04',
  ]);
  for (const { hash } of links) expect(container.querySelector(`h3${hash}`)).not.toBeNull();
});

test('a time opened in a new tab is an address, also with a player', async () => {
  const onSeek = vi.fn();
  const { container } = await render(<Transcript title="Transcript" chapters={chapters} onSeek={onSeek} />);
  const mark = page.getByRole('link', { name: 'Play from 2:14' });
  // The new tab itself is not wanted here.
  container.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  await userEvent.click(mark, { modifiers: ['Control'] });
  expect(onSeek).not.toHaveBeenCalled();
});

test('time that runs back is refused', async () => {
  const back = [...chapters].reverse();
  await expect(render(<Transcript title="Transcript" chapters={back} />)).rejects.toThrow(
    'begins at 528 s, but the one before it at 1097 s',
  );
});

test('a pulled sentence has neither time nor speaker of its own', () => {
  // It belongs to the passage before.
  expectTypeOf<keyof Extract<TranscriptBlock, { kind: 'pulled' }>>().toEqualTypeOf<'kind' | 'text'>();
  expectTypeOf<{ kind: 'passage'; paragraphs: string[] }>().not.toExtend<TranscriptBlock>();
});

test('a chapter has its drawing below its title, hidden from assistive technology', async () => {
  const [first, ...others] = chapters;
  if (first === undefined) throw new Error('The sample has no chapter.');
  const { container } = await render(
    <Transcript
      title="Transcript"
      chapters={[{ ...first, drawing: <svg viewBox="0 0 9 1" /> }, ...others]}
    />,
  );
  const drawings = [...container.querySelectorAll('[data-part="drawing"]')];
  expect(drawings).toHaveLength(1);
  expect(drawings[0]).toHaveAttribute('aria-hidden', 'true');
  expect(drawings[0]?.previousElementSibling?.textContent).toBe(first.title);
});
