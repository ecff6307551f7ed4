import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { beside } from './desk.ts';

it.each([
  ['/desk', 'desk'],
  ['/desk/', 'desk'],
  ['/desk/leads/1?state=new', 'desk'],
  ['/desk?x', 'desk'],
  ['/', 'site'],
  ['/desktop', 'site'],
  ['/blog/desk', 'site'],
  ['/?next=/desk/', 'site'],
  ['/%64esk/', 'site'],
  ['//desk/', 'site'],
])('%s is answered by the %s', (url, expected) => {
  const answers: string[] = [];
  const handler = beside(
    async () => void answers.push('site'),
    async () => void answers.push('desk'),
  );
  handler({ url } as IncomingMessage, {} as ServerResponse);
  expect(answers).toEqual([expected]);
});
