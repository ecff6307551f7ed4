import { Text } from '@laliaflia/ui';
import { numbers } from '../content/numbers.ts';
import type { Step } from '../data/numbers.ts';
import { site } from '../data/site.ts';
import { StepTable } from './step-table.tsx';

const words = numbers.assessments;

/** Each assessment that somebody has begun; of the others a line says that nobody has. */
export function Assessments({ steps }: { steps: readonly Step[] }) {
  const all = Object.values(site().assessments);
  const isBegun = ({ path }: (typeof all)[number]) => steps.some((step) => step.path === path);
  const begun = all.filter(isBegun);
  return (
    <>
      <div
        className={`lali:grid lali:grid-cols-[minmax(0,1fr)] lali:items-start lali:gap-x-12 lali:gap-y-8 ${begun.length > 1 ? 'lali:@4xl:grid-cols-2' : ''}`}
      >
        {begun.map((assessment) => (
          <StepTable key={assessment.path} steps={steps} assessment={assessment} />
        ))}
      </div>
      {all
        .filter((each) => !isBegun(each))
        .map(({ path }) => (
          <Text key={path} look="small" tone="soft">
            {words.unused(path)}
          </Text>
        ))}
    </>
  );
}
