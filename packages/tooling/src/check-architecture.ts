import { checkArchitecture } from './architecture/check.ts';
import { checkWords } from './architecture/words.ts';

const { ok, report } = await checkArchitecture();
if (!ok) console.error(report);
const words = checkWords();
if (words.length > 0) console.error(words.join('\n'));
process.exitCode = ok && words.length === 0 ? 0 : 1;
