-- Who is quicker at another desk is not overruled unseen: a day, what was removed, and the state after an answer is taken back.

-- seen: the day that the desk shows, or null.
drop function public.keep_lead(uuid, date);
create function public.keep_lead(lead uuid, seen date, until date) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  present date;
  is_there boolean := false;
begin
  if desk.is_owner() then
    perform pg_advisory_xact_lock(hashtextextended(lead::text, 1));
    select true, coalesce(c.keep_until, f.keep_until) into is_there, present
    from (select lead as id) wanted
    left join public.contact_submissions c on c.id = wanted.id
    left join public.form_submissions f on f.id = wanted.id
    where c.id is not null or f.id is not null;
  end if;
  if not coalesce(is_there, false) then
    raise exception using errcode = 'PT404', message = 'There is no such inquiry and no such form.';
  end if;
  if present is distinct from seen then
    raise exception using errcode = 'PT409', message = 'Another day was set meanwhile.', detail = coalesce(present::text, '');
  end if;
  update public.contact_submissions t set keep_until = until where t.id = lead;
  update public.form_submissions t set keep_until = until where t.id = lead;
end
$$;
comment on function public.keep_lead(uuid, date, date) is
  'For the desk: keeps a lead that still has the day which is shown up to another one, or, without one, as long as all others.';

-- made_at: of what this desk has removed. Where another one has removed, or noted, something in its place since then, that stays.
drop function public.put_back(text, uuid);
create function public.put_back(of_table text, removed uuid, made_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_row jsonb;
begin
  perform desk.clear_aside();
  delete from desk.aside a where a.table_name = of_table and a.id = removed and desk.is_owner() returning a.content into found_row;
  if found_row is null then
    raise exception using errcode = 'PT410', message = 'It has gone for good.';
  end if;
  if coalesce(found_row ->> 'verified_at', found_row ->> 'created_at')::timestamptz is distinct from made_at then
    raise exception using errcode = 'PT409', message = 'Another one was removed meanwhile.';
  end if;
  case of_table
    when 'lead_notes' then
      insert into public.lead_notes select * from jsonb_populate_record(null::public.lead_notes, found_row) on conflict do nothing;
    when 'lead_payments' then
      insert into public.lead_payments select * from jsonb_populate_record(null::public.lead_payments, found_row) on conflict do nothing;
  end case;
  if not found then
    raise exception using errcode = 'PT409', message = 'Another one was made meanwhile.';
  end if;
end
$$;
comment on function public.put_back(text, uuid, timestamptz) is
  'For the desk: a note, by its id, or a payment, by that of its lead, that an owner has removed within the last seconds, and no later one.';

-- A lead that was answered once more meanwhile stays answered, and is new again with the last answer that is taken back.
drop function public.take_back_answer(uuid);
create function public.take_back_answer(answer uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  one public.lead_answers;
  next uuid;
begin
  select * into one from public.lead_answers a where a.id = answer and desk.is_owner();
  if one.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such answer.';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(one.lead_id::text, 1));
  delete from mail.outbox o where o.submission_id = answer and o.kind = 'answer' and o.state = 'waiting' and o.attempts = 0;
  if not found then
    raise exception using errcode = 'PT409', message = 'It is on its way.';
  end if;
  -- As it is by now: the one before it may have been taken back meanwhile.
  delete from public.lead_answers a where a.id = answer returning a.* into one;
  if one.state_before is not null then
    select a.id into next from public.lead_answers a where a.lead_id = one.lead_id order by a.created_at, a.id limit 1;
    if next is null then
      update public.lead_states s set state = one.state_before where s.lead_id = one.lead_id and s.state = 'answered';
    else
      update public.lead_answers a set state_before = one.state_before where a.id = next and a.state_before is null;
    end if;
  end if;
  return (select l.state from desk.leads l where l.id = one.lead_id);
end
$$;
comment on function public.take_back_answer(uuid) is
  'For the desk: takes back an answer whose mail still waits for its first attempt. How its lead stands after that.';

revoke all on function public.keep_lead(uuid, date, date), public.put_back(text, uuid, timestamptz), public.take_back_answer(uuid)
from public, anon, authenticated;
grant execute on function public.keep_lead(uuid, date, date), public.put_back(text, uuid, timestamptz), public.take_back_answer(uuid)
to authenticated;
