import { database } from './client.ts';
import type { LeadKind, LeadState } from './types.ts';

export interface Counted {
  name: string;
  views: number;
  /** Leads of every kind that have left a mark. */
  inquiries: number;
}

interface Numbers {
  /** The Monday of the first week. */
  from: string;
  leads: readonly { week: string; kind: LeadKind; count: number }[];
  views: readonly { week: string; count: number }[];
  pages: readonly Counted[];
  referrers: readonly Counted[];
}

export interface Seats {
  kind: 'workshop-booking' | 'webinar';
  /** Of a workshop. */
  type: string;
  day: string;
  state: LeadState;
  paid: boolean;
  count: number;
}

/** How often a question of an assessment was reached. */
export interface Step {
  path: string;
  /** The question, from 1, or `result`. */
  step: string;
  reached: number;
}

export const weeksShown = 12;

/** Null for whoever is no owner. */
export async function readNumbers(
  _id: string,
  signal: AbortSignal,
): Promise<(Numbers & { seats: readonly Seats[]; steps: readonly Step[] }) | null> {
  const client = await database();
  const [numbers, seats, steps] = await Promise.all([
    client.rpc('desk_numbers', { weeks: weeksShown }).abortSignal(signal).throwOnError(),
    client.rpc('desk_seats').abortSignal(signal).throwOnError(),
    client.rpc('desk_assessments', { weeks: weeksShown }).abortSignal(signal).throwOnError(),
  ]);
  if (numbers.data === null) return null;
  return {
    ...(numbers.data as unknown as Numbers),
    seats: seats.data as unknown as readonly Seats[],
    steps: steps.data as unknown as readonly Step[],
  };
}
