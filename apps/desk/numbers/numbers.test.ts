import { expect, it } from 'vitest';
import type { Seats } from '../data/numbers.ts';
import { seatRows } from './seats.ts';
import { stepRows } from './steps.ts';
import { byWeek, weeksFrom } from './weeks.ts';

it('has every week, also one in which nothing happened', () => {
  const weeks = weeksFrom('2026-10-19', 3);
  expect(weeks).toEqual(['2026-10-19', '2026-10-26', '2026-11-02']);
  const counted = [
    { week: '2026-11-02', count: 2 },
    { week: '2026-10-19', count: 3 },
  ];
  expect(byWeek(weeks, counted)).toEqual([3, 0, 2]);
});

it('counts a registration for the first date after it, and bookings by workshop', () => {
  const site = {
    url: '',
    name: '',
    contact: '',
    leave: '',
    assessments: {},
    workshops: [{ id: 'deep', title: 'Deep Dive', seats: 15 }],
    webinar: {
      title: 'Three methods',
      seats: 50,
      dates: [{ moment: '2026-03-10T14:00:00+01:00', when: 'March 10' }],
    },
  };
  const seat = (of: Partial<Seats>): Seats => ({
    ...{ kind: 'webinar', type: '', day: '2026-03-10', paid: false, count: 1, state: 'new', ...of },
  });
  const seats = [
    seat({ kind: 'workshop-booking', type: 'Deep Dive', state: 'won', paid: true, count: 2 }),
    seat({ kind: 'workshop-booking', type: 'older' }),
    seat({ kind: 'webinar' }),
    seat({ kind: 'webinar', day: '2026-03-11', paid: true, count: 4 }),
  ];
  expect(
    seatRows(seats, site).map(({ event, when, asked, won, paid }) => [event, when, asked, won, paid]),
  ).toEqual([
    ['deep', undefined, 2, 2, 2],
    ['other', undefined, 1, 0, 0],
    ['webinar', 'March 10', 1, 0, 0],
    ['webinar', undefined, 4, 0, 4],
  ]);
});

it('says of each question how many reached it, and how many went no further', () => {
  const text = (id: string) => ({ id, text: `What is ${id}?`, type: 'text' }) as const;
  const assessment = { path: '/test', questions: [text('q1'), text('q2'), text('q3')] };
  const step = (name: string, reached: number, path = '/test') => ({ path, step: name, reached });
  const steps = [step('2', 6), step('1', 10), step('result', 4), step('3', 6), step('1', 99, '/other')];
  expect(stepRows(steps, assessment)).toEqual([
    { step: '1', text: 'What is q1?', reached: 10, left: 4 },
    { step: '2', text: 'What is q2?', reached: 6, left: 0 },
    { step: '3', text: 'What is q3?', reached: 6, left: 2 },
    { step: 'result', reached: 4 },
  ]);
  // Of the weeks before there is nothing to subtract from.
  expect(stepRows([step('3', 2)], assessment).map(({ left }) => left)).toEqual([0, 0, 2, undefined]);
});
