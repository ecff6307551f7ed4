import { Page, PageIntro, ToolTeaser } from '@laliaflia/ui';
import { asked, averages, closing, drawn, form, intro, start, tools } from '../content/pages/ai-lab.ts';
import { Assessment } from '../features/assessment/assessment.tsx';
import { HonestyInHtml, honestyPart } from '../features/assessment/honesty-in-html.tsx';
import { PartTiles } from '../features/assessment/part-tiles.tsx';
import { labRules } from '../features/assessment/scoring/index.ts';
import { TwoTools } from '../features/assessment/two-tools.tsx';
import { versions } from '../features/assessment/versions.ts';
import { Ladder } from '../features/closing/ladder.tsx';

export { closing, head } from '../content/pages/ai-lab.ts';

export const partsOf = () => [honestyPart];

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
          <PageIntro {...intro} rule figure={<TwoTools names={drawn} />} figurePlace="foot" />
          <ToolTeaser {...tools.assessment} />
          <ToolTeaser {...tools.ideas} side="start" />
          {questions}
          <HonestyInHtml />
          <Ladder {...closing} notes={averages(labRules.thresholds)} />
        </Page>
      )}
    />
  );
}
