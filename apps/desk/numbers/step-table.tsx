import { inFull, numbers } from '../content/numbers.ts';
import type { Step } from '../data/numbers.ts';
import type { DeskSite } from '../data/site.ts';
import { DataTable } from '../shell/data-table.tsx';
import { closeNumbers } from './close-numbers.ts';
import { stepRows } from './steps.ts';
import { Weight } from './weight.tsx';

const words = numbers.assessments;

interface StepTableProps {
  steps: readonly Step[];
  assessment: DeskSite['assessments'][string];
}

/** Where an assessment is left: each question with how many reached it, as a bar and as a number. */
export function StepTable({ steps, assessment }: StepTableProps) {
  const rows = stepRows(steps, assessment);
  const most = Math.max(...rows.map(({ reached }) => reached));
  return (
    <DataTable
      caption={words.table(assessment.path)}
      className={closeNumbers}
      columns={[
        { name: words.question },
        { name: words.reached, isNumber: true },
        { name: words.left, isNumber: true },
      ]}
      rows={rows.map(({ step, text, reached, left }) => ({
        key: step,
        cells: [
          <span key="name" className="lali:grid lali:gap-1">
            {text === undefined ? words.result : words.numbered(step, text)}
            <Weight of={reached} most={most} />
          </span>,
          inFull(reached),
          left === undefined ? '' : inFull(left),
        ],
      }))}
    />
  );
}
