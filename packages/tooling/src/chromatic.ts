import { runSteps } from './run-steps.ts';
import { chromatic } from './steps.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs the token of the project: set CHROMATIC_PROJECT_TOKEN to the one on its page "Manage, Configure". Without it, "pnpm test --only stories" compares the same screenshots on this machine.',
  );
  process.exitCode = 1;
} else {
  process.exitCode = await runSteps([chromatic], { remember: false });
}
