import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

const token = 'sbp_aTokenOfThisTestOnly';

/** The two answers of hosted Supabase's Management API that its description names for logs and backups, on this machine. */
export async function startManagementApi() {
  const host = {
    requests: 0,
    failures: 0,
    /** As its database of logs answers, with status 200, to a query that it does not understand. */
    error: undefined as string | undefined,
    backups: [] as { status: string; inserted_at: string; is_physical_backup: boolean }[],
    latestPhysical: undefined as number | undefined,
    status: 200,
    asked: [] as URL[],
  };
  const usual = structuredClone(host);

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://host');
    host.asked.push(url);
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${token}`) return answer(401, { message: 'Unauthorized' });
    if (host.status !== 200) return answer(host.status, { message: 'No.' });
    if (url.pathname === '/v1/projects/abc/analytics/endpoints/logs')
      return answer(
        200,
        host.error === undefined
          ? { result: [{ requests: `${host.requests}`, failures: `${host.failures}` }] }
          : { error: host.error },
      );
    if (url.pathname === '/v1/projects/abc/database/backups')
      return answer(200, {
        region: 'eu-central-1',
        walg_enabled: true,
        pitr_enabled: false,
        backups: host.backups,
        physical_backup_data: { latest_physical_backup_date_unix: host.latestPhysical },
      });
    return answer(404, { message: 'Not found' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());

  return {
    settings: {
      MANAGEMENT_API_TOKEN: token,
      MANAGEMENT_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      PROJECT_REF: 'abc',
    },
    host,
    forget: () => void Object.assign(host, structuredClone(usual)),
  };
}
