-- After a restore, and before any replica starts: receipts of these payments went out after the point in time, and do not go out
-- again. See restoring.md: psql --variable numbers='{P-00000041,P-00000045}' --file docs/runbooks/receipts-sent.sql
insert into mails (id, mail, asked_at, sent_at)
select left(encode(sha256(convert_to('receipt:' || number, 'UTF8')), 'hex'), 40), 'receipt', now(), now()
from unnest(:'numbers'::text[]) as number
on conflict (id) do update set sent_at = coalesce(mails.sent_at, excluded.sent_at);
