import type { Api } from './api.ts';

const aDay = 24 * 60 * 60 * 1000;

/**
 * Keeps the promise of the privacy page: deletes what is older than it allows, now and then daily. On hosted Supabase
 * pg_cron calls the same function. A purge that fails is said and tried again the next day; no visitor waits for it.
 */
export function purgeDaily(api: Api, secretKey: string, every = aDay): () => void {
  const purge = () => {
    purgeExpired(api, secretKey).catch((error: unknown) => console.error('What is too old stays:', error));
  };
  purge();
  const timer = setInterval(purge, every).unref();
  return () => clearInterval(timer);
}

async function purgeExpired(api: Api, secretKey: string): Promise<void> {
  const request = new Request('http://localhost/rest/v1/rpc/purge_expired', {
    method: 'POST',
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const response = await api.fetch(request, null);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
