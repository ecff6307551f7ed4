import { type Client, connect } from '../owner-client.ts';
import { readOwnerSettings } from '../owner-settings.ts';
import { collectForms } from './collect.ts';
import { createHostApi, type HostApi } from './host-api.ts';
import { readHostSettings } from './settings.ts';
import { onSubmissionCreated } from './submission-created.ts';

/* The functions of the static host. It keeps what they write to the console, which therefore names no person. */

type Environment = NodeJS.ProcessEnv;

/** A scheduled function has 30 seconds; what was begun needs some of them. */
const timeToCollect = 20_000;

/** Called for each form that the host takes. */
export function submissionCreated(request: Request, environment: Environment): Promise<Response> {
  return answered(async () => onSubmissionCreated(request, open(environment)));
}

/** Called every hour: what the calls have missed, and the host's spam. */
export function hourlyJob(environment: Environment): Promise<Response> {
  return answered(async () => {
    const collected = await collectForms(open(environment), timeToCollect);
    console.log(`Forms of the host: ${JSON.stringify(collected)}`);
    return Response.json(collected);
  });
}

function open(environment: Environment): { host: HostApi; client: Client } {
  const { url, key } = readOwnerSettings(environment);
  return { host: createHostApi(readHostSettings(environment)), client: connect(url, key) };
}

/** A failure is for the log, not for the caller. The host's copy stays until the next hour. */
async function answered(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    console.error(`No form was taken from the host: ${(error as Error).message}`);
    return new Response('The form stays at the host and is taken later.\n', { status: 500 });
  }
}
