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
import { SavePicture } from './save-picture.tsx';
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
  // The questions before it have the same address and title: history, tabs and readers tell the result apart by this.
  useEffect(() => {
    const before = document.title;
    const own = `${found.title} | ${site.brand}`;
    document.title = own;
    return () => {
      // Another page has set its own by now.
      if (document.title === own) document.title = before;
    };
  }, [found.title]);
  const before = useMemo(
    () => earlier && score(version.questions, rulesOf[version.id].rules, earlier.answers).scores,
    [version, earlier],
  );

  return (
    <div className="printed-report">
      <Container className="lali:pt-8 lali:pb-section lali:lg:pt-12 lali:print:pt-0 lali:print:pb-6">
        <div className="lali:pb-6 lali:print:hidden">
          <BackLink href={version.path}>{back}</BackLink>
        </div>
        <Text look="small" tone="soft" className="lali:hidden lali:pb-4 lali:print:block">
          {site.brand} · {words.printed(title, dateText(new Date(finishedAt ?? Date.now()).toISOString()))}
        </Text>
        {isShared && (
          <Text tone="soft" className="lali:pb-6 lali:print:hidden">
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
        className="lali:border-line lali:border-t lali:py-section lali:print:border-0 lali:print:pt-4 lali:print:pb-0"
      />
    </div>
  );
}

function Lift({ title, text, lead, changes }: Explained['lift']) {
  return (
    <>
      <p className="lali:font-semibold">{title}</p>
      <p className="lali:pt-1">
        {text} {lead}
      </p>
      {changes.length > 0 && (
        <ul className="lali:grid lali:list-disc lali:gap-1 lali:ps-5 lali:pt-2">
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
    <div className="lali:grid lali:gap-x-10 lali:gap-y-8 lali:border-line lali:border-y lali:py-8 lali:lg:grid-cols-12">
      <div className="lali:lg:col-span-6">
        <ReportForm {...report} answers={version.questions.length} />
      </div>
      <div className="lali:grid lali:content-end lali:justify-items-start lali:gap-3 lali:lg:col-span-6">
        <SavePicture>
          <Button variant="outline" onClick={() => print()}>
            {words.pdf}
          </Button>
        </SavePicture>
        <div className="lali:flex lali:flex-wrap lali:items-start lali:gap-3">
          <Button variant="outline" onClick={restart}>
            {words.again}
          </Button>
          <CopyLink link={answersLink(version, answers)} words={words.link} size="default" />
        </div>
      </div>
    </div>
  );
}
