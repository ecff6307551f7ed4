import { Page } from '@laliaflia/ui';
import { asked, form, start } from '../content/pages/ai-lab.ts';
import { Assessment } from '../features/assessment/assessment.tsx';
import {
  Average,
  FirstTool,
  labParts,
  Opening,
  SecondTool,
  Sent,
} from '../features/assessment/lab/in-html.tsx';
import { PartTiles } from '../features/assessment/part-tiles.tsx';
import { versions } from '../features/assessment/versions.ts';

export { closing, head } from '../content/pages/ai-lab.ts';

export const partsOf = () => Object.values(labParts);

export default function AiLab() {
  return (
    <Assessment
      id="lab-questions"
      version="lab"
      words={form}
      start={start}
      parts={(answered) => (
        <PartTiles
          answered={answered}
          questions={versions.lab.questions}
          names={form.parts.names}
          asked={asked}
        />
      )}
      overview={(_begin, questions) => (
        <Page>
          <Opening />
          <FirstTool />
          <SecondTool />
          {questions}
          <Sent />
          <Average />
        </Page>
      )}
    />
  );
}
