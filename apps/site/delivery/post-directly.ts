import {
  botField,
  fillingTimeField,
  formNameField,
  isConfirmed,
  type Settled,
  type Submission,
  submissionIdField,
} from '@laliaflia/leads';

/** Posts directly to the host's form handling, for when the code of the engine could not be fetched. */
export async function postDirectly({ kind, id, fields, bot = '', seconds }: Submission): Promise<Settled> {
  const own = { [formNameField]: kind, [submissionIdField]: id, [botField]: bot };
  const time = seconds !== undefined && { [fillingTimeField]: String(seconds) };
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...own, ...time, ...fields })) body.set(name, value);
  const lost = { headers: new Headers(), status: 0 };
  const { headers, status } = await fetch('/', { method: 'POST', body, keepalive: true }).catch(() => lost);
  // Nothing would send it again, so only a confirmation counts as success.
  return isConfirmed(headers, id) && status < 300
    ? { kind: 'stored' }
    : { kind: 'failed', status, reason: `The form handling answered ${status}` };
}
