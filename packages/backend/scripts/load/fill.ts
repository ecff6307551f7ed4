import type { Database } from '../../src/embedded/connect.ts';

export type Size = { views: number; leads: number };

/** Rows of one transaction. */
const batch = 50_000;

/**
 * Fills a migrated database with a year of rows, evenly over 366 days, so that a day of each table is too old. The triggers
 * rest meanwhile: limits and mails are filled as a year leaves them behind.
 */
export async function fill(database: Database, { views, leads }: Size, say: (what: string) => void) {
  await inBatches(leads, 'leads', leadRows);
  await inBatches(views, 'page views', pageViews);
  await inBatches(Math.ceil((views * 30) / 366), 'purged page views', purgedViews);
  await inBatches(Math.ceil(views / 500), 'counters', counters);
  // Whoever looks first at the numbers adds up yesterday; the days before were added up day by day.
  await database.run(`update desk.page_clock set counted_until = desk.day_of(now()) - 366; select desk.add_up_pages();
    delete from desk.page_days d where d.day = desk.day_of(now()) - 1;
    delete from desk.assessment_days d where d.day = desk.day_of(now()) - 1;
    update desk.page_clock set counted_until = desk.day_of(now()) - 1`);
  await database.run('vacuum analyze');

  async function inBatches(
    total: number,
    what: string,
    rows: (from: number, to: number, total: number) => string,
  ) {
    for (let from = 1; from <= total; from += batch) {
      const statements = rows(from, Math.min(from + batch - 1, total), total);
      await database.run(`set local session_replication_role = replica; ${statements}`);
    }
    say(`${total.toLocaleString('en')} ${what}`);
  }
}

const at = (total: number) => `now() - interval '366 days' * (1 - i::float8 / ${total})`;
const some = (...values: string[]) => `(array['${values.join("','")}'])[1 + i % ${values.length}]`;
const path = some(
  ...['/', '/services', '/contact', '/webinar', '/workshops', '/portfolio', '/ai-assessment', '/blog'],
  ...['/workshop-details?type=transform&utm_source=newsletter&utm_campaign=autumn', '/about', '/terms'],
);
const agent = some(
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
);
const referrer = some('', 'https://www.example.com/', 'https://search.example.com/search?q=design+workshop');
/** A word in five of a hundred, and only in the first half of the year. */
const message = `repeat('We look for somebody who designs our next product with us. ', 2 + i % 12) || i
  || case when i % 20 in (3, 18) and i < total / 2 then ' Springtime' else '' end`;
const state = `case when i % 20 > 15 and i % 100 = 99 then 'spam' else ${some('new', 'new', 'new', 'answered', 'answered', 'answered', 'lost', 'won', 'answered', 'new', 'won')} end`;

function pageViews(from: number, to: number, total: number): string {
  const isStep = 'i % 22 = 6';
  return `insert into public.analytics_events (created_at, event_type, page_path, user_agent, referrer)
    select ${at(total)}, case when ${isStep} then 'assessment_step' else 'page_view' end,
      case when ${isStep} then '/ai-assessment?step=' || 1 + i % 10 else ${path} end, ${agent}, ${referrer} from generate_series(${from}, ${to}) i`;
}

/** 45 % inquiries, 35 % newsletter, 20 % forms; a twentieth of these is spam. And the mails that each of them has sent. */
function leadRows(from: number, to: number, total: number): string {
  const of = (condition: string) =>
    `from generate_series(${from}, ${to}) i, (select ${total} as total) t where ${condition}`;
  const email = `'person' || i || '@example.com'`;
  const [contact, newsletter, form] = ['i % 20 < 9', 'i % 20 between 9 and 15', 'i % 20 > 15'];
  const id = `md5('lead' || i)::uuid`;
  const table = `case when ${contact} then 'contact_submissions' when ${newsletter} then 'newsletter_subscriptions' else 'form_submissions' end`;
  return `insert into public.contact_submissions (id, created_at, name, email, company, role, message)
      select ${id}, ${at(total)}, 'Person ' || i, ${email}, 'Example ' || i % 5000, ${some('ceo', 'product', 'rd')}, ${message} ${of(contact)};
    insert into public.newsletter_subscriptions (id, created_at, email) select ${id}, ${at(total)}, ${email} ${of(newsletter)};
    insert into public.form_submissions (id, created_at, form_name, spam, fields)
      select ${id}, ${at(total)}, ${some('workshop-booking', 'webinar', 'assessment-report')}, i % 100 = 99,
        jsonb_build_object('name', 'Person ' || i, 'email', ${email}, 'company', 'Example', 'message', ${message}, 'workshopType', ${some('deep', 'transform', 'deep', 'summer')}) ${of(form)};
    insert into mail.outbox (kind, table_name, submission_id, recipient, state, attempts, created_at, next_attempt_at, last_attempt_at, settled_at)
      select kind, ${table}, ${id}, case kind when 'sender' then sha256(convert_to(${email}, 'UTF8')) end, 'sent', 1, t, t, t, t
      from generate_series(${from}, ${to}) i, unnest(array['owner', 'sender']) kind, lateral (select ${at(total)} as t) time
      where i % 100 <> 99 and (kind = 'owner' or not (${newsletter}));
    ${atDesk(from, to)}`;
}

/** As the triggers would have listed them. */
function atDesk(from: number, to: number): string {
  const rows = (fields: string, table: string) =>
    `select i, t.created_at, ${fields} from generate_series(${from}, ${to}) i join public.${table} t on t.id = md5('lead' || i)::uuid`;
  return `insert into desk.leads (id, created_at, kind, state, words, mailbox, workshop)
      select md5('lead' || i)::uuid, created_at, kind, ${state}, desk.words(text), desk.mailbox(email),
        case when kind = 'workshop-booking' then workshop end
      from (
        ${rows(`'contact' as kind, t.email, concat_ws(' ', t.name, t.email, t.company, t.role, t.message) as text, null as workshop`, 'contact_submissions')}
        union all ${rows(`'newsletter', t.email, t.email, null`, 'newsletter_subscriptions')}
        union all ${rows(`t.form_name, t.fields ->> 'email', desk.text_of(t.fields), t.fields ->> 'workshopType'`, 'form_submissions')}
      ) listed;
    insert into public.lead_states (lead_id, state)
      select l.id, l.state from generate_series(${from}, ${to}) i join desk.leads l on l.id = md5('lead' || i)::uuid
      where l.state not in ('new', 'spam')`;
}

function purgedViews(from: number, to: number, total: number): string {
  return `insert into retention.purged (table_name, id, purged_at, content)
    select 'analytics_events', gen_random_uuid(), now() - interval '30 days' * (1 - i::float8 / ${total}),
      jsonb_build_object('event_type', 'page_view', 'page_path', ${path}, 'user_agent', ${agent}, 'created_at', now() - interval '12 months')
    from generate_series(${from}, ${to}) i`;
}

function counters(from: number, to: number): string {
  return `insert into limits.counters (address, table_name, window_seconds)
    select sha256(convert_to('address ' || i, 'UTF8')), 'analytics_events', w
    from generate_series(${from}, ${to}) i, unnest(array[60, 3600]) w`;
}
