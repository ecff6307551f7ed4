import { Button, Card, Heading, Link, ResultMark, StatusMessage, Text } from '@laliaflia/ui';
import { useMemo, useState } from 'react';
import { ownResult as words } from '../../content/assessment/own-result.ts';
import { ways } from '../../content/assessment/words.ts';
import { dateText } from '../../content/format.ts';
import { explain } from './explain.ts';
import { type LatestRun, latestRun } from './latest-run.ts';
import { runStores } from './runs.ts';
import { shownAverage } from './scoring/index.ts';
import { addressFor, answersLink } from './stage.ts';

export interface OwnResultProps {
  /** Names it. */
  title: string;
  /** Whether it can be added to the message of the form on the page. */
  canBeAdded?: boolean;
  className?: string;
}

/** The last result of this device, small, where the visitor meets it again. */
export function OwnResult(props: OwnResultProps) {
  const run = useMemo(latestRun, []);
  return run === undefined ? null : <Found {...props} run={run} />;
}

function Found({ title, canBeAdded = false, className, run }: OwnResultProps & { run: LatestRun }) {
  const { id, version, answers, at } = run;
  const found = useMemo(() => explain(version, answers), [version, answers]);
  const average = shownAverage(found.result.averageScore);
  const link = answersLink(version, answers);
  // Of what has been begun since, the address of the result would lead to the questions.
  const isCurrent = runStores[version.id].view().current.id === id;
  return (
    <Card
      data-part="own-result"
      className={`lali:flex lali:flex-wrap lali:items-center lali:gap-5 ${className ?? ''}`}
    >
      <ResultMark scores={found.axes.map((axis) => axis?.score ?? 0)} />
      <div className="lali:min-w-[min(100%,10rem)] lali:grow lali:basis-0">
        <Heading level={2} look="subheading">
          {title}
        </Heading>
        <Text look="small" tone="soft" className="lali:pt-1">
          {words.average(average, dateText(new Date(at).toISOString()))}
        </Text>
        <Link href={isCurrent ? addressFor(version, 'result') : link} variant="standalone">
          {words.link}
        </Link>
      </div>
      {canBeAdded && (
        <AddToMessage text={words.inMessage(ways[version.id].title, average, location.origin + link)} />
      )}
    </Card>
  );
}

function AddToMessage({ text }: { text: string }) {
  const [isAdded, setAdded] = useState(false);
  const add = () => {
    const message = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
    if (message === null) return;
    if (!message.value.includes(text))
      message.value = [message.value.trimEnd(), text].filter(Boolean).join('\n\n');
    message.dispatchEvent(new Event('input', { bubbles: true }));
    setAdded(true);
  };
  return (
    <div className="lali:grid lali:basis-full lali:justify-items-start lali:gap-3 lali:empty:hidden">
      <Button variant="outline" size="small" onClick={add}>
        {words.add.label}
      </Button>
      <StatusMessage tone="success">{isAdded && words.add.done}</StatusMessage>
    </div>
  );
}
