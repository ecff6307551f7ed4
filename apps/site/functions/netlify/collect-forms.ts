import { hourlyJob } from '@laliaflia/backend/host-forms';

export default () => hourlyJob(process.env);

/** Not on the hour, when everybody's jobs run. UTC. */
export const config = { schedule: '23 * * * *' };
