import { useState } from 'react';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { useSheetLevel } from '../../tokens/specimens/sheet.tsx';
import { Pattern } from './pattern.tsx';

const samples = ['A queue that shows its end', 'A form that answers first', 'A map without a legend'];

/** Nothing at first, then one more with each press. */
function Example() {
  const level = useSheetLevel();
  const [count, setCount] = useState(0);
  if (count === 0)
    return (
      <Stack gap={20}>
        <div className="lali:w-32">
          <LivingFigure cells={60} parts={0} seed={4} />
        </div>
        <Heading level={level} look="subheading">
          No idea yet
        </Heading>
        <Text tone="soft">Ideas that you keep stay here, on this device, until you remove them.</Text>
        <Button onClick={() => setCount(1)}>Keep a First One</Button>
      </Stack>
    );
  return (
    <Stack gap={20}>
      <Heading level={level} look="subheading">
        Your ideas
      </Heading>
      <Stack as="ul" direction="row" gap={12}>
        {samples.slice(0, count).map((idea) => (
          <Tag as="li" key={idea}>
            {idea}
          </Tag>
        ))}
      </Stack>
      <Button variant="outline" onClick={() => setCount((now) => (now === samples.length ? 0 : now + 1))}>
        {count === samples.length ? 'Remove All' : 'Keep One More'}
      </Button>
    </Stack>
  );
}

export function EmptyPattern() {
  return (
    <Pattern
      prose={
        <>
          <p>
            Nothing has three reasons, and each has words of its own. Nothing yet: say what will stand here
            and how to begin. Nothing found: say what was searched for, and what to try. Nothing left: say
            that it is done.
          </p>
          <p>
            An empty place keeps the frame of the full one, so that nobody thinks the page is broken, and
            offers exactly one thing to do. A figure may stand there where the place is large: a seed, not a
            shrug.
          </p>
          <p>
            Sections of the library render nothing at all without data, rather than a heading above a gap.
            Leave the section out, or write the sentence.
          </p>
        </>
      }
      example={<Example />}
      toTry="keep ideas until there are three, then remove them all."
      pieces={[
        { folder: 'primitives/text', name: 'Text', when: 'The sentence that says why, and what to do' },
        { folder: 'primitives/button', name: 'Button', when: 'The one way to begin' },
        {
          folder: 'media/living-figure',
          name: 'LivingFigure',
          when: 'A small figure where a whole view is empty',
        },
        {
          folder: 'primitives/search-box',
          name: 'SearchBox',
          when: 'Says what it found, and that it found nothing',
        },
        { folder: 'primitives/split-view', name: 'SplitView', when: 'Before anything of the list is chosen' },
      ]}
      rules={[
        { write: 'No idea yet', not: 'No data', because: 'Names the thing that is missing.' },
        { write: 'Nothing about “lief”. Try fewer letters.', not: '0 results', because: 'Says what to try.' },
        { write: 'One button', not: 'Three links and a tour', because: 'There is one way to begin.' },
        { write: 'All answered', not: 'Nothing here', because: 'Done is good news.' },
      ]}
    />
  );
}
