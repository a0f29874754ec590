-- After a restore to a point in time, T, and before any replica starts: see restoring.md. As the role stillpoint.
begin;

do $$ begin
  if exists (
    select from pg_stat_activity
    where datname = current_database() and usename is not null and pid <> pg_backend_pid()
  ) then
    raise exception 'Others are connected to this database: stop each replica before.';
  end if;
end $$;

-- Sessions that were ended after T live again in the backup: all sign in anew.
delete from sessions;
delete from sign_in_transactions;
delete from sign_in_details;
delete from oidc_records;

-- Open orders are decided by a look-up at Zuora alone: none leaves, and no key is used again.
update purchases
set state = 'unknown', attempted_at = now() - interval '2 days', touched_at = now() - interval '1 hour'
where state in ('checking', 'ordering', 'unknown');
update subscription_changes
set state = 'unknown', attempted_at = now() - interval '2 days', touched_at = now() - interval '1 hour'
where state in ('ordering', 'unknown');
update gift_orders
set state = 'unknown', attempted_at = now() - interval '2 days', touched_at = now() - interval '1 hour'
where state in ('ordering', 'unknown');
update month_credits
set state = 'unknown', attempted_at = now() - interval '2 days', touched_at = now() - interval '1 hour'
where state in ('ordering', 'unknown');
update recovery_payments
set state = 'unknown', attempted_at = now() - interval '2 days', touched_at = now() - interval '1 hour'
where state in ('ordering', 'unknown');

-- What was shown and not confirmed at T may have been confirmed after it. A change is shown anew, and refused where it was made.
update subscription_changes set expires_at = now() where state = 'shown';
-- A gift could be paid twice: it is gone, unless its purchase is open and looked up.
delete from gift_orders
where state = 'refused' and gift_id in (select id from gifts where state = 'shown')
  and not exists (select from gift_orders other where other.gift_id = gift_orders.gift_id and other.state <> 'refused');
delete from gifts
where state = 'shown' and not exists (select from gift_orders where gift_orders.gift_id = gifts.id);

-- A replacement that goes on could put back a card that was replaced after T. What an account is charged to is read from Zuora.
update payment_replacements set state = 'refused', refusal = '{
  "statusCode": 422,
  "error": {
    "code": "PAYMENT_REFERENCE_UNKNOWN",
    "title": "Whoops",
    "detail": "We could not find your payment details. Please enter them again."
  }
}'
where state in ('ordering', 'unknown');

-- What each account has is read again from Zuora.
insert into pgboss.job (name, data, policy, retry_limit, retry_backoff, retry_delay, retry_delay_max, heartbeat_seconds)
select name, jsonb_build_object('userId', id),
       policy, retry_limit, retry_backoff, retry_delay, retry_delay_max, heartbeat_seconds
from pgboss.queue, accounts where name = 'billing.refresh-member' and not exists (
  select from pgboss.job
  where job.name = queue.name and job.state in ('created', 'retry') and job.data->>'userId' = accounts.id::text
);

commit;
