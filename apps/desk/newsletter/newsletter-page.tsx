import { csvLine } from '@laliaflia/leads/csv';
import { Badge, Button, DescriptionList, Stat, StatusMessage, Text } from '@laliaflia/ui';
import { useState } from 'react';
import { newsletter as words } from '../content/newsletter.ts';
import { inFull } from '../content/numbers.ts';
import { type Newsletter, readNewsletter, readRecipients } from '../data/newsletter.ts';
import { site } from '../data/site.ts';
import { shortTime } from '../leads/times.ts';
import { useRead } from '../leads/use-read.ts';
import { Blank } from '../shell/blank.tsx';
import { Address } from '../shell/breaks.tsx';
import { DataTable } from '../shell/data-table.tsx';
import { NoOwner } from '../shell/no-owner.tsx';
import { saveFile } from '../shell/save-file.ts';
import { Screen, wholeScreen } from '../shell/screen.tsx';
import { TwoLines } from '../shell/two-lines.tsx';
import { useWide } from '../shell/use-wide.ts';

const { standings } = words;
const order = ['confirmed', 'waiting', 'unasked', 'left'] as const;

/** Who has confirmed, who waits, who has left; and the file for a letter. */
export default function NewsletterPage({ email }: { email: string }) {
  const { status, value } = useRead('newsletter', readNewsletter);
  if (value === null) return <NoOwner email={email} />;
  return (
    <Screen
      email={email}
      title={words.title}
      intro={words.intro}
      failed={status === 'failed' ? words.failed : undefined}
      isLoading={status === 'loading'}
      tools={
        value && (
          <>
            <Standings {...value} />
            {value.confirmed > 0 && <Export />}
          </>
        )
      }
    >
      {value &&
        (value.newest.length > 0 ? (
          <Newest value={value} />
        ) : (
          <Blank {...words.none} className={wholeScreen} />
        ))}
    </Screen>
  );
}

/** Who gets a letter, large; beside it the others, of whom there are none most of the time. */
function Standings(value: Newsletter) {
  const others = order.filter((each) => each === 'waiting' || (each !== 'confirmed' && value[each] > 0));
  return (
    <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:items-center lali:gap-x-12 lali:gap-y-4 lali:md:max-[90rem]:grid-cols-2">
      <Stat
        layout="beside"
        value={value.confirmed}
        label={<span className="lali:type-body">{words.getLetters}</span>}
      />
      <DescriptionList.Root className="lali:[&>div]:py-2">
        {others.map((each) => (
          <DescriptionList.Item key={each} term={standings[each]}>
            <Text as="span" look="lead" weight="strong">
              {inFull(value[each])}
            </Text>
          </DescriptionList.Item>
        ))}
      </DescriptionList.Root>
    </div>
  );
}

function Newest({ value }: { value: Newsletter }) {
  const { email, since, standing } = words.columns;
  const isWide = useWide(40);
  const all = order.reduce((sum, each) => sum + value[each], 0);
  return (
    <DataTable
      caption={value.newest.length < all ? words.newest(value.newest.length) : words.every}
      columns={(isWide ? [email, since, standing] : [email, since]).map((name) => ({ name }))}
      rows={value.newest.map((each) => ({
        key: each.id,
        cells: isWide
          ? [
              <Address key="email" email={each.email} />,
              shortTime(each.created_at),
              <Standing key="standing" {...each} />,
            ]
          : [
              <TwoLines key="email" below={<Standing {...each} />}>
                <Address email={each.email} />
              </TwoLines>,
              shortTime(each.created_at),
            ],
      }))}
    />
  );
}

type Line = Newsletter['newest'][number];

/** Most have confirmed: what differs from it is seen. */
function Standing(line: Line) {
  const stands = standingOf(line);
  return stands === 'confirmed' ? standings.confirmed : <Badge>{words.short[stands]}</Badge>;
}

function standingOf({ is_active, confirmed_at, asked_at }: Line) {
  if (!is_active) return 'left';
  if (confirmed_at !== null) return 'confirmed';
  return asked_at === null ? 'unasked' : 'waiting';
}

function Export() {
  const [stage, setStage] = useState<'idle' | 'busy' | 'failed' | number>('idle');

  async function start(): Promise<void> {
    setStage('busy');
    try {
      const all = await readRecipients();
      const lines = all.map(({ email, token, confirmed_at }) =>
        csvLine([email, `${site().leave}?token=${token}`, new Date(confirmed_at).toISOString()]),
      );
      saveFile(
        words.file(new Date().toISOString().slice(0, 10)),
        `\ufeff${csvLine(words.head)}${lines.join('')}`,
      );
      setStage(all.length);
    } catch {
      setStage('failed');
    }
  }

  return (
    <div className="lali:flex lali:flex-wrap lali:items-center lali:gap-x-5 lali:gap-y-2 lali:max-sm:[&>button]:w-full">
      <Button variant="outline" loading={stage === 'busy'} onClick={() => stage !== 'busy' && void start()}>
        {words.export}
      </Button>
      <Text look="small" tone="soft">
        {words.exportHint}
      </Text>
      <Text look="small" role="status">
        {typeof stage === 'number' && words.done(stage)}
      </Text>
      <StatusMessage tone="error" title={stage === 'failed' ? words.notMade : undefined} />
    </div>
  );
}
