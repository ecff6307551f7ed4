import { useState } from 'react';
import { FilterBar } from '../../primitives/filter-bar/index.ts';
import { SearchBox } from '../../primitives/search-box/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { Pattern } from './pattern.tsx';

const articles = [
  ['Five whys, without the blame', 'Method'],
  ['What a leaf knows about load', 'Nature'],
  ['Sketch before you search', 'Method'],
  ['Roots, maps and menus', 'Nature'],
  ['A queue that shows its end', 'Case'],
] as const;

const kinds = ['All', 'Method', 'Nature', 'Case'];

/** By kind and by words, together. */
function Example() {
  const [kind, setKind] = useState('All');
  const [words, setWords] = useState('');
  const found = articles.filter(
    ([title, own]) => (kind === 'All' || own === kind) && title.toLowerCase().includes(words.toLowerCase()),
  );
  const result = found.length === 1 ? '1 article' : `${found.length} articles`;
  return (
    <Stack gap={20}>
      <SearchBox label="Search articles" showLabel value={words} onValueChange={setWords} />
      <FilterBar
        label="Filter by kind"
        value={kind}
        onValueChange={setKind}
        choices={kinds.map((label) => ({ value: label, label }))}
        result={result}
      />
      <ul>
        {found.map(([title, own]) => (
          <li
            key={title}
            className="lali:flex lali:flex-wrap lali:justify-between lali:gap-x-4 lali:border-line lali:border-t lali:py-3"
          >
            <span className="lali:font-semibold">{title}</span>
            <span className="lali:text-text-soft">{own}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <Text tone="soft">Nothing in {kind} with these letters. Try fewer of them, or another kind.</Text>
      )}
    </Stack>
  );
}

export function FilteringPattern() {
  return (
    <Pattern
      prose={
        <>
          <p>
            Below a dozen entries nobody needs a filter: put the most important first. Above that, two to
            eight kinds in sight are better than a menu, because they also say what there is.
          </p>
          <p>
            A filter acts at once and says how much is left. Everything is one press away, as the first
            choice. What was chosen belongs in the address, so that it survives a reload and can be sent on;
            it replaces the last one, and Back leads off the page.
          </p>
          <p>
            Words and kinds work together: typing narrows what the kind has left. Where nothing is left, say
            for which of the two, and what to try.
          </p>
        </>
      }
      example={<Example />}
      toTry="choose a kind, type a word, and type one that nothing has."
      pieces={[
        { folder: 'primitives/filter-bar', name: 'FilterBar', when: 'Two to eight kinds, one at a time' },
        { folder: 'primitives/search-box', name: 'SearchBox', when: 'By words, while one types or by Enter' },
        { folder: 'primitives/tabs', name: 'Tabs', when: 'Views of one thing, which are no filter' },
        { folder: 'sections/article-card', name: 'ArticleList', when: 'What is left: the first one large' },
      ]}
      rules={[
        { write: 'All, first', not: 'A cross at each filter', because: 'The way back is in sight.' },
        { write: '4 articles', not: 'Results updated', because: 'The number is the news.' },
        { write: 'Act at once', not: 'A button to apply', because: 'Less to press, less to forget.' },
        { write: 'Keep it in the address', not: 'Lose it on reload', because: 'It can be sent on.' },
      ]}
    />
  );
}
