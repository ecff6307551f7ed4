import { BackLink, Button, Container, FeatureList, ResultView, Text } from '@laliaflia/ui';
import { useEffect, useMemo } from 'react';
import { CopyLink } from '../../browser/copy-link.tsx';
import { next, recommendation, ways, result as words } from '../../content/assessment/words.ts';
import { dateText } from '../../content/format.ts';
import { site } from '../../content/site.ts';
import { takeFocus } from '../../routing/arrival.ts';
import { type Explained, explain } from './explain.ts';
import { ReportForm } from './report-form.tsx';
import { rulesOf } from './rules.ts';
import { score, shownAverage } from './scoring/index.ts';
import { answersLink } from './stage.ts';
import type { Assessment } from './use-assessment.ts';
import { useReport } from './use-report.ts';
import { whenText } from './when-text.ts';

/** What has been found, why, and what can be done with it. The same page is what gets printed. */
export function Result({ assessment }: { assessment: Assessment }) {
  const { version, answers, earlier, finishedAt, isShared } = assessment;
  const found = useMemo(() => explain(version, answers), [version, answers]);
  const { result } = found;
  const { title, back } = ways[version.id];
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    takeFocus(null);
  }, []);
  const before = useMemo(
    () => earlier && score(version.questions, rulesOf[version.id].rules, earlier.answers).scores,
    [version, earlier],
  );

  return (
    <div className="printed-report">
      <Container className="pt-8 pb-section lg:pt-12 print:pt-0 print:pb-6">
        <div className="pb-6 print:hidden">
          <BackLink href={version.path}>{back}</BackLink>
        </div>
        <Text look="small" tone="soft" className="hidden pb-4 print:block">
          {site.brand} · {words.printed(title, dateText(new Date(finishedAt ?? Date.now()).toISOString()))}
        </Text>
        {isShared && (
          <Text tone="soft" className="pb-6 print:hidden">
            {words.shared}
          </Text>
        )}
        <ResultView
          headingLevel={1}
          title={found.title}
          summary={found.summary}
          axes={found.axes}
          average={shownAverage(result.averageScore)}
          {...(before &&
            earlier && { earlier: { label: words.earlier(whenText(earlier.at)), scores: before } })}
          lift={<Lift {...found.lift} />}
          recommendation={recommendation(result.recommendation)}
          explanations={found.explanations}
          actions={<Actions assessment={assessment} result={result} />}
          labels={words.labels}
          grow
        />
      </Container>
      <FeatureList
        {...next}
        className="border-line border-t py-section print:border-0 print:pt-4 print:pb-0"
      />
    </div>
  );
}

function Lift({ title, text, lead, changes }: Explained['lift']) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="pt-1">
        {text} {lead}
      </p>
      {changes.length > 0 && (
        <ul className="grid list-disc gap-1 ps-5 pt-2">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Actions({ assessment, result }: { assessment: Assessment; result: Explained['result'] }) {
  const { version, answers, restart } = assessment;
  const report = useReport(version, answers, result);
  return (
    <div className="grid gap-x-10 gap-y-8 border-line border-y py-8 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <ReportForm {...report} answers={version.questions.length} />
      </div>
      <div className="flex flex-wrap content-end items-start gap-3 lg:col-span-6 lg:justify-end">
        <Button variant="outline" onClick={() => print()}>
          {words.pdf}
        </Button>
        <Button variant="outline" onClick={restart}>
          {words.again}
        </Button>
        <CopyLink link={answersLink(version, answers)} words={words.link} size="default" />
      </div>
    </div>
  );
}
