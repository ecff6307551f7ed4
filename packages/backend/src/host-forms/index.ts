export { hourlyJob, submissionCreated } from './functions.ts';
