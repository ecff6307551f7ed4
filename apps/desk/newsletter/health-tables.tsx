import { Badge, Link } from '@laliaflia/ui';
import { health as words } from '../content/newsletter.ts';
import { kinds } from '../content/words.ts';
import type { Health } from '../data/newsletter.ts';
import { mediumTime, shortTime } from '../leads/times.ts';
import { DataTable } from '../shell/data-table.tsx';
import { TwoLines } from '../shell/two-lines.tsx';
import { useWide } from '../shell/use-wide.ts';
import { actOf } from './act-of.ts';

const otherMails: Readonly<Record<string, string>> = words.otherMails;

/** In rem: below it the columns of the middle stand in two lines with their neighbours. */
const room = 40;

const lasts = (
  <Badge tone="error" className="lali:whitespace-nowrap">
    {words.lasts}
  </Badge>
);

export function Alarms({ caption, rows }: { caption: string; rows: Health['alarms'] }) {
  const isWide = useWide(room);
  const { what, since, until } = words.alarmColumns;
  return (
    <DataTable
      caption={caption}
      showCaption={false}
      columns={(isWide ? [what, since, until] : [what, until]).map((name) => ({ name }))}
      rows={rows.map(({ alarm, place, message, began_at, is_on, changed_at }) => ({
        key: `${alarm} ${place}`,
        cells: isWide
          ? [
              is_on && actOf(alarm) ? (
                <TwoLines key="what" below={actOf(alarm)}>
                  {message}
                </TwoLines>
              ) : (
                message
              ),
              mediumTime(began_at),
              is_on ? lasts : mediumTime(changed_at),
            ]
          : [
              <TwoLines key="what" below={words.since(mediumTime(began_at))}>
                {message}
              </TwoLines>,
              is_on ? lasts : shortTime(changed_at),
            ],
      }))}
    />
  );
}

export function Mails({ rows }: { rows: Health['mails'] }) {
  const isWide = useWide(room);
  const { form, state, tries, reason } = words.mailColumns;
  return (
    <DataTable
      caption={words.mails}
      showCaption={false}
      columns={(isWide ? [form, state, tries, reason] : [form, state]).map((name) => ({ name }))}
      rows={rows.map((each) => {
        const stands = words.mailStates[each.state];
        const said = each.last_error ?? '';
        return {
          key: each.id,
          cells: isWide
            ? [<Name key="name" {...each} />, stands, each.attempts, said]
            : [
                <TwoLines key="mail" below={said}>
                  <Name {...each} />
                </TwoLines>,
                <TwoLines key="state" below={words.tries(each.attempts)}>
                  {stands}
                </TwoLines>,
              ],
        };
      })}
    />
  );
}

/** The form, with a link to what was sent with it. */
function Name({ form_name, submission_id }: Health['mails'][number]) {
  const kind = (kinds as Readonly<Record<string, string>>)[form_name];
  if (kind === undefined) return otherMails[form_name] ?? form_name;
  return <Link href={`/leads/${submission_id}`}>{kind}</Link>;
}
