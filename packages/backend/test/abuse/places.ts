import { databaseAlone, embedded, type Ground, server } from './grounds.ts';

export interface Place {
  place: string;
  open: () => Promise<Ground>;
  /** Whether the server's guards stand before the database. */
  hasServer: boolean;
}

const url = process.env.TEST_DATABASE_URL;
/** The gate tries a few of each kind. */
export const isAll = process.env.ABUSE === 'all';

export const tried = <A extends { isOneOfMany?: boolean }>(attacks: readonly A[]): A[] =>
  attacks.filter(({ isOneOfMany = false }) => isAll || !isOneOfMany);

/** The embedded engine, and PostgreSQL where TEST_DATABASE_URL names one (`pnpm abuse` starts it). */
export const places = (folder: string): Place[] => [
  { place: 'the embedded engine', open: () => embedded(folder), hasServer: true },
  ...(url
    ? [
        { place: 'PostgreSQL behind the server', open: () => server(url), hasServer: true },
        { place: 'PostgreSQL alone', open: () => databaseAlone(url), hasServer: false },
      ]
    : []),
];
