import { expect, it } from 'vitest';
import { reportPages } from './readers.ts';

const answered = (from: number, to: number) => ({ from, to, isAnswered: true });
const failed = (from: number, to: number) => ({ from, to, isAnswered: false });

it('forgives what was not answered while the process was dead, and nothing else', () => {
  const requests = [answered(0, 10), failed(90, 110), failed(150, 160), failed(300, 310)];
  expect(reportPages(requests, [{ from: 100, to: 200 }])).toMatchObject({
    requests: 4,
    answered: 1,
    whileDead: 2,
    unanswered: 1,
  });
});

it('measures answers and silence outside kills alone', () => {
  const requests = [
    answered(0, 10),
    answered(5, 80),
    answered(90, 190),
    answered(205, 210),
    answered(220, 260),
  ];
  const { slowest, longestGap } = reportPages(requests, [{ from: 100, to: 200 }]);
  expect([slowest, longestGap]).toEqual([75, 70]);
});

it('counts the silence from the last answer to a kill', () => {
  const { longestGap } = reportPages([answered(0, 10), answered(210, 220)], [{ from: 100, to: 200 }]);
  expect(longestGap).toBe(90);
});
