import { checkArchitecture } from './architecture/check.ts';

const { ok, report } = await checkArchitecture();
if (!ok) console.error(report);
process.exitCode = ok ? 0 : 1;
